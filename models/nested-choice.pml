/* A choice at the start of an option: its else does not see the options behind it. */
byte x, y;

active proctype A() {
  if
  :: if
     :: x == 1 -> y = 4
     :: else -> y = 5
     fi
  :: x == 2 -> y = 6
  fi;
  do
  :: x == 1 -> break
  :: if
     :: x == 2 -> y = 7
     :: else -> break
     fi
  od;
  assert(y >= 4)
}

active proctype B() {
  x = 1;
  x = 2;
  x = 0
}
