/* Nothing comes between the two halves of a rendezvous, so B never receives what A sends. */
byte x;
chan r = [0] of { byte };

active proctype A() {
end:
  r!(1 - x)
}

active proctype B() {
end:
  r?eval(x);
  assert(false)
}

active proctype C() {
  d_step {
    assert(x == 0);
    x = 1
  }
}
