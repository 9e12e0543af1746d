/* Jumps whose labels say something are places where a run comes by. */
byte x

active proctype P() {
again:
  x = 1 - x;
accept:
  goto again
}

active proctype Q() {
  do
  :: x == 0;
progress:
     goto next;
next:
     skip
  od
}
