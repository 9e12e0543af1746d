/* What is not compiled need not be Promela: don't read it. */
#if 0
this isn't { even "balanced
#else
byte x = 1
#endif
#ifdef NOBODY_DEFINES_THIS
#error nobody sees this
#elif defined(NOR_THIS) || 2 * 3 != 6
byte x = 2
#else
byte y = 2
#endif
#undef y

active proctype P() {
  assert(x == 1 && y == 2)
}
