/* The sleeping barber with two chairs. */
chan chairs = [2] of { pid };
chan ready[5] = [0] of { bit };
byte served, left;

active proctype Barber() {
  pid who;
end:
  do
  :: chairs?who -> ready[who]!1; served++
  od
}

active [3] proctype Customer() {
  if
  :: atomic { nfull(chairs) -> chairs!_pid }; ready[_pid]?1
  :: full(chairs) -> left++
  fi;
  assert(served + left <= 3)
}
