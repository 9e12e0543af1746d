/* A break leaves the innermost for. */
byte i, j, n

active proctype P() {
  for (i : 1 .. 3) {
    for (j : 1 .. 3) {
      if
      :: j == i -> break
      :: else -> n++
      fi
    }
  }
  assert(n == 3 && i == 4)
}
