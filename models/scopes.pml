/* Blocks have their own names; a declaration behind a statement is a step. */
byte x = 1;

active [2] proctype P() {
  byte y = x + 1;
  x = 3;
  {
    byte w = 9;
    x = w;
    int z
  };
  {
    short w = -9;
    x = x + w
  };
  byte late;
  late = y;
  if
  :: x == 9 -> byte inner = 4; x = inner
  :: else
  fi;
  assert(late == y)
}
