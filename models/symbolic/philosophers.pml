/* Twelve dining philosophers, one of them left-handed. */
#define N 12
#define FIRST (_pid == N - 1 -> 0 : _pid)
#define SECOND (_pid == N - 1 -> N - 1 : _pid + 1)
bit fork[N];
bit eats[N];

active [N] proctype Philosopher() {
end:
  do
  :: atomic { fork[FIRST] == 0 -> fork[FIRST] = 1 };
     atomic { fork[SECOND] == 0 -> fork[SECOND] = 1 };
     eats[_pid] = 1;
     assert(eats[(_pid + 1) % N] == 0);
     eats[_pid] = 0;
     fork[SECOND] = 0;
     fork[FIRST] = 0
  od
}
