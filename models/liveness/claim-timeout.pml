/* A claim sees a timeout where it cannot move otherwise. */
byte x;

active proctype P() {
end:
  do
  :: x < 3 -> x++
  :: x == 3 -> false
  od
}

active proctype Q() {
end:
  do
  :: timeout && x == 3 -> x = 0
  od
}

never waits {
  do
  :: timeout -> break
  :: x < 3
  od
}

never moves {
  do
  :: !timeout && x == 3 -> break
  :: x < 3
  :: timeout -> skip
  od
}
