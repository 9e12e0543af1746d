/* A token goes round over rendezvous channels. */
#define N 3
chan link[N] = [0] of { bit };
byte inside;

proctype Station(byte me) {
  if
  :: me == 0 -> goto have
  :: else
  fi;
end:
  do
  :: link[me]?_ ->
have:
     inside++;
     assert(inside == 1);
     inside--;
     link[(me + 1) % N]!1
  od
}

init {
  atomic { run Station(0); run Station(1); run Station(2) }
}
