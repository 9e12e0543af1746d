/* Breaks and jumps out of loops in choices in loops. */
byte n

active proctype P() {
  do
  :: n < 10 ->
     if
     :: n == 4 -> break
     :: n == 6 -> goto out
     :: else ->
        do
        :: n < 4 -> n++
        :: else -> n = n + 2; break
        od
     fi
  od;
  assert(false);
out:
  assert(n == 6)
}
