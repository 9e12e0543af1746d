/* A workflow with a loop: goods are shipped in parts until the order is complete. */
mtype = { order, part, complete };
chan warehouse = [2] of { mtype, byte };
chan customer = [2] of { mtype, byte };

active proctype Customer() {
  byte got, n; mtype what;
  warehouse!order,4;
  do
  :: customer?what,n ->
     got = got + n;
     if :: what == complete -> break :: else fi
  od;
  assert(got == 4)
}

active proctype Warehouse() {
  byte left, n;
  warehouse?order,left;
  do
  :: left > 0 ->
     if :: n = 1 :: left > 1 -> n = 2 fi;
     left = left - n;
     if :: left == 0 -> customer!complete,n; break :: else -> customer!part,n fi
  od
}

active proctype Log() {
  byte entries;
  do
  :: entries < 3 -> entries++
  :: entries = 0
  :: break
  od
}
