/* What does not fit is cut off, at the width that was declared. */
unsigned a : 1 = 1
unsigned b : 3 = 7
unsigned c : 5

active proctype P() {
  a++;
  b = b + 2;
  c = 37;
  assert(a == 0 && b == 1 && c == 5)
}
