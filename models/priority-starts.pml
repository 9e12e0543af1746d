/* Processes that are started with priorities: the highest one that can move does. */
byte order

proctype P(byte me) {
  order = order * 4 + me
}

init {
  atomic {
    run P(1) priority 2;
    run P(2) priority 9;
    run P(3) priority 5
  }
  order > 0;
  assert(order % 4 != 0)
}
