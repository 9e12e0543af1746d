/* A counter that takes two thousand million steps to its end, and never passes it. */
int n;

active proctype Up() {
  do
  :: n < 2000000000 -> n++
  :: n > 0 -> n--
  od
}

active proctype Watch() {
  do
  :: assert(n >= 0 && n <= 2000000000)
  od
}
