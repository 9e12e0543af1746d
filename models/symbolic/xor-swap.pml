/* Two numbers of 16 bits, whatever they are, change places without a third variable. */
#include "choose.h"
unsigned a : 16, b : 16, wasA : 16, wasB : 16;

active proctype Swap() {
  BYTE(a); BYTE(a);
  BYTE(b); BYTE(b);
  d_step { wasA = a; wasB = b };
  a = a ^ b;
  b = a ^ b;
  a = a ^ b;
  assert(a == wasB && b == wasA)
}
