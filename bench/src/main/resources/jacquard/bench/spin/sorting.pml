/* N numbers, each 1 to 4, go through a pipeline of N stages with buffers, of which each keeps the largest. */
#define N 5
chan link[N + 1] = [2] of { byte };
byte sorted[N], done;

proctype Stage(byte me; chan inbox, outbox) {
  byte mine, next, passed;
  xr inbox;
  xs outbox;
  inbox?mine;
  do
  :: passed < N - 1 - me ->
     inbox?next;
     if
     :: next > mine -> outbox!mine; mine = next
     :: else -> outbox!next
     fi;
     next = 0;
     passed++
  :: else -> break
  od;
  sorted[me] = mine;
  done++
}

active proctype Source() {
  byte sent, x;
  do
  :: sent < N ->
     select(x : 1 .. 4);
     link[0]!x;
     sent++
  :: else -> break
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run Stage(i, link[i], link[i + 1]); i++
    :: else -> break
    od
  };
  done == N;
  i = 1;
  do
  :: i < N -> assert(sorted[i - 1] >= sorted[i]); i++
  :: else -> break
  od
}
