/* Steps that do nothing are steps. */
byte x

active proctype P() {
  skip;
  true;
  1;
  if
  :: skip
  :: true; skip
  fi;
  x = 1
}

active proctype Q() {
  x == 1 -> x = 2
}
