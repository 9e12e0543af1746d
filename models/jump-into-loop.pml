/* A jump from outside into the middle of a loop. */
byte n

active proctype P() {
  goto middle;
  do
  :: n < 3 ->
     n = n + 2;
middle:
     n++
  :: n >= 3 -> break
  od;
  assert(n == 4)
}
