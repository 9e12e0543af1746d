/* N stations pass numbered tokens round by rendezvous; each may hold one and may work on it. */
#define N 6
#define TOKENS (N / 2)
chan link[N] = [0] of { byte };

proctype Station(byte me; byte token) {
  byte work;
end:
  do
  :: token == 0 -> link[me]?token
  :: token != 0 && work < 2 -> work++
  :: token != 0 -> link[(me + 1) % N]!token; token = 0; work = 0
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run Station(i, (i % 2 == 0 -> i / 2 + 1 : 0)); i++
    :: else -> break
    od
  }
}
