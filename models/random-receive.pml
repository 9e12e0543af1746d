/* The first message that matches is taken, wherever it is. */
mtype = { data, stop }
chan q = [4] of { mtype, byte }

active proctype Sender() {
  q!data,1;
  q!stop,2;
  q!data,3
}

active proctype Receiver() {
  byte x;
  q??stop,x;
  assert(x == 2);
  q?data,x;
  assert(x == 1)
}
