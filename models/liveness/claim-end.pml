/* The claim comes to its end as soon as both have been in. */
byte x, y;

active proctype P() {
  x = 1;
  x = 0
}

active proctype Q() {
  y = 1;
  y = 0
}

never {
  do
  :: true
  :: x == 1 && y == 1 -> break
  od;
  x == 0
}
