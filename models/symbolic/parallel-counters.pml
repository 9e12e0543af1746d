/* Eight counters that count by themselves, up and down, while somebody watches all of them. */
#define N 8
int c[N];

active [N] proctype Count() {
  do
  :: c[_pid] < 60000 -> c[_pid]++
  :: c[_pid] > 0 -> c[_pid]--
  od
}

active proctype Watch() {
  byte i;
  do
  :: i < N -> assert(c[i] <= 60000); i++
  :: i == N -> i = 0
  od
}
