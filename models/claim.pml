/* A never claim. */
byte x;

active proctype P() {
  do
  :: x < 3 -> x++
  :: x > 0 -> x--
  od
}

never {
  do
  :: x == 3 -> goto accept
  :: true
  od;
accept:
  do
  :: x != 0
  od
}
