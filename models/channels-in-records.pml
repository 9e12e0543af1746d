/* Records with arrays of channels. */
typedef Port {
  chan line[2] = [1] of { byte };
  byte used
}
Port p[2]

active proctype A() {
  p[0].line[1]!5;
  p[0].used++;
  p[1].line[0]!6;
  p[1].used++
}

active proctype B() {
  byte x;
  p[1].line[0]?x;
  assert(x == 6 && p[0].used == 1);
  p[0].line[1]?x;
  assert(x == 5)
}
