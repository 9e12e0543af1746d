/* Processes create each other. A child is not always the next one, so the assertion fails. */
byte made, numbers;

proctype P(byte depth) {
  pid child;
  made++;
  if
  :: depth > 0 ->
     child = run P(depth - 1);
     assert(child == _pid + 1);
     _nr_pr == _pid + 1
  :: else
  fi;
  numbers = numbers + _pid
}

init {
  run P(2);
  run P(1);
  _nr_pr == 1;
  assert(made == 5)
}
