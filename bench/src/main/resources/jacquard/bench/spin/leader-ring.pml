/* Leader election of Dolev, Klawe and Rodeh in a ring of N nodes with buffered channels; each starts when it likes. */
#define N 7
#define L 4
mtype = { one, two, winner };
chan ring[N] = [L] of { mtype, byte };
byte leaders;

proctype Node(chan inbox, outbox; byte number) {
  bool relay, over;
  byte max = number, left, n;
  xr inbox;
  xs outbox;
  outbox!one(number);
end:
  do
  :: inbox?one(n) ->
     if
     :: !relay ->
        if
        :: n != max -> outbox!two(n); left = n
        :: else -> outbox!winner(n)
        fi
     :: else -> outbox!one(n)
     fi
  :: inbox?two(n) ->
     if
     :: !relay ->
        if
        :: left > n && left > max -> max = left; outbox!one(left)
        :: else -> relay = true
        fi
     :: else -> outbox!two(n)
     fi
  :: inbox?winner(n) ->
     if
     :: !over ->
        over = true;
        if
        :: n == number -> leaders++; assert(leaders == 1)
        :: else
        fi;
        outbox!winner(n)
     :: else
     fi;
     break
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run Node(ring[i], ring[(i + 1) % N], (i * 5 + 3) % (N + 1)); i++
    :: else -> break
    od
  }
}
