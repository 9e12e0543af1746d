/* A deterministic step may start with the else of a choice. */
byte x, y;

active proctype P() {
  do
  :: x < 2 -> x++
  :: d_step { else; x = 0; y = 1 - y }
  :: y == 1 -> break
  od
}
