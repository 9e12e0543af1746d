/* Arrows, semicolons, and more of them than are needed. */
byte x;;
active proctype P() {
  x = 1 -> x = 2;;
  x == 2 -> ; x = 3;
  if :: x == 3 -> x = 4; :: else -> skip; fi;
  assert(x == 4);
};
