/* A number of 32 bits, chosen two bits at a time: exactly one of all makes the assertion fail. */
#include "choose.h"
int x;

active proctype Guess() {
  BYTE(x); BYTE(x); BYTE(x); BYTE(x);
  assert((x ^ (x << 7) ^ (x << 13)) != 1481765933)
}
