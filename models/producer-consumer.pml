/* A bounded buffer. */
chan buffer = [3] of { byte };
short sum;

active proctype Producer() {
  byte i;
  for (i : 1 .. 6) {
    buffer!i
  }
}

active proctype Consumer() {
  byte x, n;
  do
  :: n < 6 -> buffer?x; sum = sum + x; n++
  :: else -> break
  od;
  assert(sum == 21);
  assert(empty(buffer))
}
