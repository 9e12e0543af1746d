/* A network of twelve comparators that is to sort six numbers; its last comparator is at the wrong place. */
#include "choose.h"
byte v[6];

#define COMPARE(i, j) \
  d_step { if :: v[i] > v[j] -> t = v[i]; v[i] = v[j]; v[j] = t; t = 0 :: else fi }

active proctype Network() {
  byte t;
  BYTE(v[0]); BYTE(v[1]); BYTE(v[2]); BYTE(v[3]); BYTE(v[4]); BYTE(v[5]);
  COMPARE(1, 2); COMPARE(4, 5); COMPARE(0, 2); COMPARE(3, 5);
  COMPARE(0, 1); COMPARE(3, 4); COMPARE(2, 5); COMPARE(0, 3);
  COMPARE(1, 4); COMPARE(2, 4); COMPARE(1, 3); COMPARE(1, 2);
  assert(v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3] && v[3] <= v[4] && v[4] <= v[5])
}
