/* Dijkstra's self-stabilising ring: from any start, one privilege is left in the end. */
#define N 3
#define K 4
byte v[N];
bool started;

init {
  byte i, k;
  atomic {
    for (i : 0 .. N - 1) {
      select (k : 0 .. K - 1);
      v[i] = k
    };
    started = true
  }
}

active proctype Root() provided (started) {
  do
  :: atomic { v[0] == v[N - 1] -> v[0] = (v[0] + 1) % K }
  od
}

active [N - 1] proctype Node() provided (started) {
  byte me = _pid - 1;
  do
  :: atomic { v[me] != v[me - 1] -> v[me] = v[me - 1] }
  od
}
