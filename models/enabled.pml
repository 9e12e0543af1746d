/* A process asks whether another can move. */
byte x;

active proctype A() {
  x == 2;
  x = 3
}

active proctype B() {
  assert(!enabled(0));
  x = 1;
  assert(!enabled(0));
  x = 2;
  assert(x == 3 || enabled(0))
}
