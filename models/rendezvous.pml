/* Rendezvous with constants, eval and else. */
chan c = [0] of { byte, byte };
byte got;

active proctype A() {
  c!1,2;
  c!2,got;
  if
  :: c!7,7 -> assert(false)
  :: else -> got = 9
  fi
}

active proctype B() {
  byte x, y;
  c?1,x;
  got = x;
  y = 2;
  c?eval(y),x;
  assert(x <= 2)
}
