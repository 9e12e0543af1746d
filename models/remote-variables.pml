/* Others' variables and labels, of processes that are there and that are gone. */
byte x

active proctype A() {
  byte mine = 3;
  x = 1;
there:
  x == 2
}

active proctype B() {
  x == 1;
  assert(A[0]:mine == 3);
  x = 2
}
