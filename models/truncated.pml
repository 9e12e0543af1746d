/* What does not fit is cut off, which both warn of. */
byte b = 300
bit t = 3
short s = 70000
unsigned u : 3 = 9

active proctype P() {
  assert(b == 44 && t == 1 && s == 4464 && u == 1)
  b = 256 + 7
  assert(b == 7)
}
