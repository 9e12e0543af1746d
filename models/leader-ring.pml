/* Leader election in a ring of channels: the largest number wins. */
#define N 4
#define L 4
mtype = { candidate, winner };
chan ring[N] = [L] of { mtype, byte };
byte leaders;

proctype Node(byte me; byte number) {
  byte n;
  bool done;
  ring[(me + 1) % N]!candidate(number);
  do
  :: ring[me]?candidate(n) ->
     if
     :: n > number -> ring[(me + 1) % N]!candidate(n)
     :: n == number ->
        leaders++;
        assert(leaders == 1);
        ring[(me + 1) % N]!winner(number)
     :: else
     fi
  :: ring[me]?winner(n) ->
     if
     :: n != number -> ring[(me + 1) % N]!winner(n)
     :: else
     fi;
     break
  od
}

init {
  byte i;
  atomic {
    i = 0;
    do
    :: i < N -> run Node(i, (i * 3 + 2) % (N + 1)); i++
    :: else -> break
    od
  }
}
