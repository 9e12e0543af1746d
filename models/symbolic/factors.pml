/* Two processes choose a number of 16 bits each; a third one finds out that a product has factors. */
#include "choose.h"
unsigned a : 16, b : 16;
byte ready;

active proctype ChooseA() { BYTE(a); BYTE(a); ready++ }

active proctype ChooseB() { BYTE(b); BYTE(b); ready++ }

active proctype Judge() {
  ready == 2;
  assert(a < 2 || b < 2 || a * b != 1022117)
}
