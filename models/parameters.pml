/* Parameters are values; an array element and a channel can be passed. */
byte a[2]
chan c = [1] of { byte }

proctype P(byte x; chan q; bool last) {
  x = x + 1;
  q!x;
  if
  :: last -> assert(x == 6)
  :: else -> assert(x == 4)
  fi
}

init {
  a[0] = 3;
  a[1] = 5;
  run P(a[0], c, false);
  c?a[0];
  run P(a[1], c, true);
  c?a[1];
  assert(a[0] == 4 && a[1] == 6)
}
