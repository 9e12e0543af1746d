/* Messages go to places that depend on a counter. */
chan q = [3] of { byte, byte };
byte slot[3];

active proctype S() {
  q!1,7;
  q!2,8;
  q!0,9
}

active proctype R() {
  byte i, n;
  do
  :: n < 3 -> q?i,slot[n]; n++
  :: else -> break
  od;
  assert(slot[0] == 7 && slot[1] == 8 && slot[2] == 9)
}
