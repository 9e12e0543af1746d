/* What comes after the end of a trace is not in it. */
chan q = [2] of { byte }

trace {
  q!1;
  q!2
}

active proctype A() {
  q!1;
  q!2;
  q!2
}

active proctype B() {
  byte x;
  q?x;
  q?x;
  q?x
}
