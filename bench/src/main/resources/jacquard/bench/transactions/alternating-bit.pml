/* The alternating bit protocol over channels that lose messages; four messages. */
chan data = [2] of { byte, bit };
chan acks = [2] of { bit };
chan lossy = [2] of { byte, bit };
chan returned = [2] of { bit };

active proctype Sender() {
  byte n; bit b, r;
  do
  :: n < 4 ->
    data!n,b;
    if
    :: returned?r ->
      if :: r == b -> b = 1 - b; n++ :: else fi
    :: skip
    fi
  :: else -> break
  od
}

active proctype Line() {
  byte n; bit b;
end:
  do
  :: data?n,b -> if :: lossy!n,b :: skip fi
  :: acks?b -> if :: returned!b :: skip fi
  od
}

active proctype Receiver() {
  byte n, expected; bit b, want;
end:
  do
  :: lossy?n,b ->
    if
    :: b == want -> assert(n == expected); expected++; want = 1 - want
    :: else
    fi;
    acks!b
  od
}
