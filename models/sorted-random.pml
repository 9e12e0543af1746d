/* Sorted sends, random receives, copies and polls. */
chan q = [4] of { byte, bit };
byte last;

active proctype Filler() {
  q!!3,0;
  q!!1,1;
  q!!2,0;
  q!!1,0
}

active proctype Taker() {
  byte x;
  bit b;
  len(q) == 4;
  assert(q?[1,0] && q??[2,0] && !q?[2,0]);
  q?<x,b>;
  assert(x == 1 && b == 0 && len(q) == 4);
  q??2,b;
  assert(len(q) == 3);
  q?? <3,b>;
  q??x,1;
  assert(x == 1);
  q?x,b;
  assert(x == 1);
  q?x,_;
  assert(x == 3 && empty(q) && nfull(q))
}
