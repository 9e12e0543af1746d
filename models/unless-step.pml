/* What an escape hides, and that a step is not left in the middle. */
byte x, stop

active proctype P() {
  {
    do
    :: d_step { x++; x++; x = x % 4 }
    od
  } unless {
    stop == 1 -> assert(x % 2 == 0)
  }
}

active proctype Q() {
  stop = 1
}
