/* A jump to the first statement of an option does not lead to the other options. */
byte x;

active proctype P() {
  if
  :: x = 1
  :: first: x < 3 -> x++
  fi;
  if
  :: x < 3 -> goto first
  :: x == 3
  fi
}
