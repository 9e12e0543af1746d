/* Of several instances, a reference without a number means the first one that runs. */
byte x, seen;
proctype P(byte n) {
  byte mine = n;
  x == n;
there:
  x++
}
init {
  atomic { run P(1); run P(0) };
  do
  :: P@there -> seen = seen | 1; break
  :: P:mine == 1 && x == 1 -> seen = seen | 2; break
  :: x == 2 -> break
  od;
  P:mine == 0;
  assert(!P@there || seen)
}
