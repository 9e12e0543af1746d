/* Peterson's filter lock of N processes. */
#define N 3

byte level[N], victim[N], inside;

proctype P(byte me) {
  byte l, k;
  do
  :: for (l : 1 .. N - 1) {
       level[me] = l;
       victim[l] = me;
       k = 0;
       do
       :: k == N -> break
       :: k != N && (k == me || level[k] < l || victim[l] != me) -> k++
       od
     }
     inside++;
     assert(inside == 1);
     inside--;
     level[me] = 0
  od
}

init {
  byte i;
  atomic {
    for (i : 0 .. N - 1) { run P(i) }
  }
}
