/* A network of twelve comparators that is to sort six numbers of six bits; its last comparator is at the wrong place. */
#include "choose.h"
#define SIX_BITS(v) TWO_BITS(v); TWO_BITS(v); TWO_BITS(v)
byte v[6];

#define COMPARE(i, j) \
  d_step { if :: v[i] > v[j] -> t = v[i]; v[i] = v[j]; v[j] = t; t = 0 :: else fi }

active proctype Network() {
  byte t;
  SIX_BITS(v[0]); SIX_BITS(v[1]); SIX_BITS(v[2]); SIX_BITS(v[3]); SIX_BITS(v[4]); SIX_BITS(v[5]);
  COMPARE(1, 2); COMPARE(4, 5); COMPARE(0, 2); COMPARE(3, 5);
  COMPARE(0, 1); COMPARE(3, 4); COMPARE(2, 5); COMPARE(0, 3);
  COMPARE(1, 4); COMPARE(2, 4); COMPARE(1, 3); COMPARE(1, 2);
  assert(v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3] && v[3] <= v[4] && v[4] <= v[5])
}
