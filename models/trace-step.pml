/* Events inside of atomic sequences and deterministic steps count one by one. */
chan q = [3] of { byte }
byte sum

trace {
  q!1;
  q!2;
  q?1;
  q?eval(sum + 1)
}

active proctype A() {
  d_step {
    q!1;
    q!2
  }
}

active proctype C() {
  byte x;
  atomic {
    q?x;
    sum = sum + x;
    q?x;
    sum = sum + x
  }
  assert(sum == 3)
}
