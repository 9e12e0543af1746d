/* An inline that is called in an assignment says what is assigned. */
byte x, y;
inline larger(a, b) {
  byte best;
  best = a;
  if
  :: b > best -> best = b
  :: else
  fi;
  return best
}
inline next(v) { return (v + 1) % 3 }
active [2] proctype P() {
  byte mine;
  mine = next(mine);
  x = larger(mine, y);
  y = next(y);
  assert(x >= 1 && x <= 2)
}
