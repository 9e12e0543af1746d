/* Dining philosophers; the last one takes the right fork first. */
#define N 4
bool taken[N];

active [N] proctype Philosopher() {
  byte one, two;
  if
  :: _pid < N - 1 -> one = _pid; two = _pid + 1
  :: else -> one = 0; two = _pid
  fi;
  do
  :: atomic { !taken[one] -> taken[one] = true };
     atomic { !taken[two] -> taken[two] = true };
     taken[two] = false;
     taken[one] = false
  od
}
