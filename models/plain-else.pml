/* An else that no choice goes with is always possible; one that is followed by a statement needs no arrow. */
byte x;
active proctype P() {
  x = 1;
  else;
  x = 2;
  if
  :: x == 1 -> assert(false)
  :: else x = 3
  fi;
  do
  :: x < 5 -> x++
  :: else break
  od
}
active proctype Q() {
  if
  :: x == 5 -> skip; else; x = 6
  fi
}
