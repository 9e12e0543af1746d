/* Accept labels in processes: a cycle through one, and an end at one. */
byte x;

active proctype P() {
  do
  :: x < 2 -> x++
  :: x == 2 ->
accept_top:
     x = 0
  :: x == 1 -> break
  od
}
