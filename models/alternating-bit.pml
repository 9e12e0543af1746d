/* The alternating bit protocol over channels that lose messages. */
mtype = { msg, ack };

chan data = [1] of { mtype, byte, bit };
chan back = [1] of { mtype, bit };

active proctype Sender() {
  byte value;
  bit b, got;
  do
  :: data!msg(value, b);
     if
     :: back?ack(got) ->
        if
        :: got == b -> b = 1 - b; value = (value + 1) % 3
        :: else
        fi
     :: timeout -> skip
     fi
  od
}

active proctype Receiver() {
  byte value, expected;
  bit b, last = 1;
  do
  :: data?msg(value, b) ->
     if
     :: b != last ->
        assert(value == expected);
        last = b;
        expected = (expected + 1) % 3
     :: else
     fi;
     back!ack(b)
  od
}

active proctype Thief() {
  do
  :: data?_,_,_
  :: back?_,_
  od
}
