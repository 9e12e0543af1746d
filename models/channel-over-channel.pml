/* A channel that is sent over another one, without a buffer. */
chan door = [0] of { chan, byte }

active proctype Client() {
  chan mine = [1] of { byte };
  byte answer;
  door!mine,4;
  mine?answer;
  assert(answer == 8)
}

active proctype Server() {
  chan theirs;
  byte x;
  door?theirs,x;
  theirs!x * 2
}
