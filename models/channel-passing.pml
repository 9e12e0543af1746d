/* Channels are sent through channels. */
chan server = [1] of { chan, byte };

proctype Client(byte n) {
  chan reply = [1] of { byte };
  byte x;
  server!reply,n;
  reply?x;
  assert(x == n + 1)
}

active proctype Server() {
  chan to;
  byte x;
end:
  do
  :: server?to,x -> to!x+1
  od
}

init { run Client(4); run Client(7) }
