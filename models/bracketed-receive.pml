/* Arguments in brackets: all of them, or all but the first. */
mtype = { data, ack };
chan q = [2] of { mtype, byte, bit };
active proctype S() {
  q!data(3, 1);
  q!ack, 4, 0
}
active proctype R() {
  byte v; bit b;
  if
  :: q?[(data, 3, 1)] -> q?(data, v, b)
  :: q?data(v, b)
  fi;
  assert(v == 3 && b);
  q?(ack, v, b);
  assert(v == 4)
}
