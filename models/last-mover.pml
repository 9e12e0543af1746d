/* Who moved last is part of the state here. */
byte x;

active [2] proctype P() {
  x++;
  if
  :: _last == 0 -> x = x + 2
  :: _last == 1 -> x = x + 3
  fi
}
