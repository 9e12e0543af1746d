/* A process that says of itself that it has no choices. */
byte x

active D_proctype P() {
  do
  :: x < 5 -> x++
  :: x >= 5 -> break
  od
}

active proctype Q() {
  assert(x <= 5)
}
