/* A sender that tries at most twice and then gives up. */
mtype = { data, ack };
chan forth = [1] of { mtype, bit };
chan back = [1] of { mtype };
byte tries;
bool given, received;

active proctype Sender() {
  forth!data(1);
  tries = 1;
  do
  :: back?ack -> break
  :: timeout ->
     if
     :: tries < 2 -> tries++; forth!data(1)
     :: else -> given = true; break
     fi
  od;
  assert(given || received)
}

active proctype Wire() {
end:
  do
  :: forth?data,_ ->
     if
     :: received = true; back!ack
     :: skip
     fi
  od
}
