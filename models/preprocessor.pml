/* Macros, conditional text, included text and inlines. */
#include "parts.h"
#define N 3
#define MAX(a, b) ((a) > (b) -> (a) : (b))
#define JOIN(a, b) a##b
#ifdef N
#define USED 1
#else
#error N is missing
#endif
#if defined(MISSING) || N < 2
byte wrong;
#elif N == 3 && SECOND == 2
byte right;
#else
byte other;
#endif
#undef USED
#ifndef USED
byte JOIN(pre, fix);
#endif

inline set(v, e) { v = e; twice(v, 2) }

active [2] proctype P() {
  right = MAX(N, 2);
  set(right, right);
  set(prefix, \
      right + 1);
  assert(prefix > right || right > N)
}
