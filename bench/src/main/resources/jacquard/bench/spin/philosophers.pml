/* N philosophers who take the fork with the smaller number first; each has eaten or not. */
#define N 7
bool taken[N], fed[N];

active [N] proctype Philosopher() {
  byte one, two;
  if
  :: _pid < N - 1 -> one = _pid; two = _pid + 1
  :: else -> one = 0; two = _pid
  fi;
  do
  :: atomic { !taken[one] -> taken[one] = true };
     atomic { !taken[two] -> taken[two] = true };
     fed[_pid] = !fed[_pid];
     taken[two] = false;
     taken[one] = false
  od
}
