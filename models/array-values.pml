/* Arrays start with the values of a list, or with one value everywhere. */
byte a[3] = { 4, 5, 6 }
short b[2] = -3
byte n

active proctype P() {
  byte i
  for (i in a) {
    n = n + a[i]
  }
  assert(n == 15 && b[0] + b[1] == -6)
}
