/* An escape may be taken between the statements of an atomic sequence. */
byte x

active proctype P() {
  atomic {
    x = 1;
    x = 2;
    x = 3
  } unless {
    x == 2 -> x = 20
  }
  assert(x == 20)
}
