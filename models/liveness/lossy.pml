/* A message is sent again until it is acknowledged; the channel may lose it, again and again. */
mtype = { msg, ack };
chan forward = [1] of { mtype };
chan backward = [1] of { mtype };
byte got;

active proctype Sender() {
  do
  :: forward!msg ->
     if
     :: backward?ack -> break
     :: timeout
     fi
  od;
done:
  skip
}

active proctype Channel() {
end:
  do
  :: forward?[msg] -> forward?msg
  od
}

active proctype Receiver() {
end:
  do
  :: forward?msg -> got = 1; backward!ack
  od
}

ltl arrives { <> (got == 1) }
ltl ends { [] (got == 1 -> <> (len(backward) > 0)) }
ltl once { [] (got == 1 -> [] (got == 1)) }
ltl polled { [] (forward?[msg] -> <> !forward?[msg]) }
