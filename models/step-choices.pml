/* Inside a deterministic step the first option that is possible is taken. */
byte x, y

active [2] proctype P() {
  d_step {
    if
    :: x == 0 -> x = 1
    :: x >= 0 -> x = 2
    fi;
    do
    :: y < 3 -> y++
    :: else -> break
    od
  }
  assert(x >= 1 && y == 3)
}
