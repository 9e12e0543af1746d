/* Conditions on channels, as guards and as values. */
chan q = [2] of { byte };
byte n;

active proctype Writer() {
  do
  :: n < 5 && nfull(q) -> q!n; n++
  :: full(q) && n < 5 -> n++
  :: n >= 5 -> break
  od
}

active proctype Reader() {
  byte x;
  do
  :: nempty(q) -> q?x
  :: len(q) == 2 -> q?x; q?x
  :: empty(q) && n >= 5 -> break
  od;
  assert(len(q) == 0 && x <= 4)
}
