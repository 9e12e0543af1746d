/* A loop inside an atomic sequence that need not end. */
byte x;

active proctype A() {
  atomic {
    do
    :: x < 2 -> x++
    :: x > 0 -> x--
    :: x == 1 -> break
    od
  }
}

active proctype B() {
  x == 1;
  x = 7;
  assert(x == 7)
}
