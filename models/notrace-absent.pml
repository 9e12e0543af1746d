/* What is forbidden does not happen: something else comes between its events. */
chan q = [1] of { byte }

notrace {
  do
  :: q!1
  :: q!2 -> break
  od;
  q!2
}

active proctype A() {
  q!1;
  q!2;
  q!1;
  q!3
}

active proctype C() {
  byte x;
  q?x;
  q?x;
  q?x;
  q?x
}
