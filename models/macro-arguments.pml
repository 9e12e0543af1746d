/* Macros in the arguments of others, and in their own. */
#define TWICE(x) ((x) + (x))
#define ADD(a, b) ((a) + (b))
#define PASTE(a, b) a##b
byte ab = 3, x

active proctype P() {
  x = TWICE(TWICE(1));
  assert(x == 4);
  x = ADD(TWICE(ADD(1, 2)), PASTE(a, b));
  assert(x == 9)
}
