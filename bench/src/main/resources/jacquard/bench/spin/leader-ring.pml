/* Leader election of Dolev, Klawe and Rodeh in a ring of N nodes with buffered channels; each starts when it likes. */
#define N 7
#define L 4
mtype = { one, two, winner };
chan ring[N] = [L] of { mtype, byte };
byte leaders;

proctype Node(chan in, out; byte number) {
  bool relay, over;
  byte max = number, left, n;
  xr in;
  xs out;
  out!one(number);
end:
  do
  :: in?one(n) ->
     if
     :: !relay ->
        if
        :: n != max -> out!two(n); left = n
        :: else -> out!winner(n)
        fi
     :: else -> out!one(n)
     fi
  :: in?two(n) ->
     if
     :: !relay ->
        if
        :: left > n && left > max -> max = left; out!one(left)
        :: else -> relay = true
        fi
     :: else -> out!two(n)
     fi
  :: in?winner(n) ->
     if
     :: !over ->
        over = true;
        if
        :: n == number -> leaders++; assert(leaders == 1)
        :: else
        fi;
        out!winner(n)
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
