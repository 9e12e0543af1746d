/* Escapes, nested: the outer one goes first. */
byte x, y;

active proctype P() {
  {
    {
      do
      :: y < 3 -> y++
      :: else -> y = 0
      od
    } unless { x == 1 -> y = 10 }
  } unless { x == 2 -> y = 20; y = 21 };
  assert(y == 10 || y == 21)
}

active proctype Q() {
  if
  :: x = 1
  :: x = 2
  :: x = 1; x = 2
  fi
}
