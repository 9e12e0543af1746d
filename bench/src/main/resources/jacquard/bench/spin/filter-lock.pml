/* Peterson's filter lock: N processes, shared variables, loops over the others. */
#define N 4
byte level[N], victim[N], inside;

active [N] proctype P() {
  byte l, k;
  do
  :: l = 1;
     do
     :: l < N ->
        level[_pid] = l;
        victim[l] = _pid;
        k = 0;
        do
        :: k == N -> break
        :: k != N && (k == _pid || level[k] < l || victim[l] != _pid) -> k++
        od;
        l++
     :: else -> break
     od;
     inside++;
     assert(inside == 1);
     inside--;
     level[_pid] = 0
  od
}
