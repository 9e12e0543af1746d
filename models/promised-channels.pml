/* Promises that are kept. */
chan q = [2] of { byte }

active proctype A() {
  xs q;
  q!1;
  q!2
}

active proctype B() {
  xr q;
  byte x;
  q?x;
  q?x;
  assert(x == 2)
}
