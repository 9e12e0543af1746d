/* A token and messages in a ring of N stations with buffers; who has the token may send to anybody. */
#define N 4
#define L 3
mtype = { token, message };
chan ring[N] = [L] of { mtype, byte, byte };
bool sending;

proctype Station(byte me) {
  byte to, from;
  bool mine;
end:
  do
  :: atomic { ring[me]?token, _, _ -> assert(!sending); mine = true; sending = true }
  :: mine ->
     if
     :: to = (me + 2) % N
     :: to = (me + N - 1) % N
     fi;
     ring[(me + 1) % N]!message, to, me;
     to = 0
  :: mine -> mine = false; sending = false; ring[(me + 1) % N]!token, 0, 0
  :: ring[me]?message, to, from ->
     if
     :: to == me -> assert(from != me)
     :: to != me && from != me -> ring[(me + 1) % N]!message, to, from
     :: else
     fi;
     to = 0;
     from = 0
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run Station(i); i++
    :: else -> break
    od;
    ring[0]!token, 0, 0
  }
}
