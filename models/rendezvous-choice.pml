/* A process that is ready for either order. */
chan left = [0] of { byte };
chan right = [0] of { byte };

active [2] proctype A() {
  byte x;
  left!1;
  right?x;
  assert(x == 2)
}

active [2] proctype B() {
  byte x;
  if
  :: right!2; left?x
  :: left?x; right!2
  fi;
  assert(x == 1)
}
