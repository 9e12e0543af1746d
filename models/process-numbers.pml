/* A number is given again when the process that had it has ended. */
byte last

proctype P() {
  last = _pid
}

init {
  pid a, b;
  a = run P();
  _nr_pr == 1;
  b = run P();
  _nr_pr == 1;
  assert(a == b && last == b)
}
