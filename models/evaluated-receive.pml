/* A receive waits for the value of an expression. */
chan q = [2] of { byte }
byte wanted = 1

active proctype A() {
  q!2;
  q!1
}

active proctype B() {
  do
  :: q?eval(wanted + 1) -> wanted = 0
  :: q?eval(wanted) -> break
  :: timeout -> wanted = 1
  od;
  assert(wanted == 1)
}
