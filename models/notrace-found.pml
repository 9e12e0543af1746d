/* Two messages in this order must not happen. */
chan q = [1] of { byte }

notrace {
  q?2;
  q?1
}

active proctype A() {
  q!1
}

active proctype B() {
  q!2
}

active proctype C() {
  byte x;
  q?x;
  q?x
}
