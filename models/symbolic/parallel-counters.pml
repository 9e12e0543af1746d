/* Four counters that count by themselves, up and down, while somebody watches all of them. */
#define N 4
#define LAST 1023
short c[N];

active [N] proctype Count() {
  do
  :: c[_pid] < LAST -> c[_pid]++
  :: c[_pid] > 0 -> c[_pid]--
  od
}

active proctype Watch() {
  byte i;
  do
  :: i < N -> assert(c[i] <= LAST); i++
  :: i == N -> i = 0
  od
}
