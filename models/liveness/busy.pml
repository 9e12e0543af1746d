/* Both loops are progress, but one process may stand still. */
byte x;

active proctype A() {
progress_a:
  do
  :: x = 1
  od
}

active proctype B() {
  do
  :: x == 1 -> x = 0
  :: x == 0 -> x = 2
  :: x == 2 -> skip
  od
}
