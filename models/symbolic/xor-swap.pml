/* Two processes choose a number of 16 bits each; they are exchanged without a third variable. */
#include "choose.h"
unsigned a : 16, b : 16, wasA : 16, wasB : 16;
byte ready;

active proctype ChooseA() { BYTE(a); BYTE(a); wasA = a; ready++ }

active proctype ChooseB() { BYTE(b); BYTE(b); wasB = b; ready++ }

active proctype Swap() {
  ready == 2;
  a = a ^ b;
  b = a ^ b;
  a = a ^ b;
  assert(a == wasB && b == wasA)
}
