/* A timeout inside an atomic sequence lets the others go on first. */
byte x

active proctype A() {
  atomic {
    x = 1;
    timeout;
    x = x + 10
  }
  assert(x == 12)
}

active proctype B() {
  x == 1 -> x = 2
}
