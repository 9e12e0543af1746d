/* A receive in angle brackets leaves the message where it is. */
chan q = [2] of { byte, byte }
byte x, y

active proctype P() {
  q!1,2;
  q!3,4;
  q?<x,y>;
  assert(x == 1 && y == 2 && len(q) == 2);
  q??<3,y>;
  assert(y == 4 && len(q) == 2);
  q?x,y;
  assert(len(q) == 1)
}
