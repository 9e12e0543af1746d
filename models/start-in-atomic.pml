/* Processes that are started together all see each other. */
byte alive, top

proctype P(byte n) {
  alive++;
  alive == 3;
  top = n
}

init {
  atomic {
    run P(1);
    run P(2);
    run P(3)
  }
  _nr_pr == 1;
  assert(alive == 3 && top > 0)
}
