/* Division and remainder round towards zero, shifts keep the sign. */
int x = -7

active proctype P() {
  assert(x / 2 == -3 && x % 2 == -1);
  assert((x >> 1) == -4 && (x << 1) == -14);
  assert((~x) == 6 && (x & 3) == 1 && (x ^ 1) == -8)
}
