/* An atomic sequence inside another one is part of it. */
byte x

active [2] proctype P() {
  atomic {
    x = 1;
    atomic {
      x = x + 1;
      d_step {
        x = x + 1;
        x = x + 1
      }
    }
    assert(x == 4);
    x = 0
  }
}
