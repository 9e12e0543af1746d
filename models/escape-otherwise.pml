/* The else of an escape comes before its other options, so it is always possible. */
byte x, y;

active proctype P() {
  { x == 7 } unless {
    if
    :: x == 0 -> y = 1
    :: else -> y = 2
    fi
  };
  assert(y == 1)
}
