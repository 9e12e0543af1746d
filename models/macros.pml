/* What the preprocessor of C does. */
#if 0
This text isn't read: 33e "no end, #nothing, $ ` 0x
#elif defined(ABSENT) && ABSENT / 0
#else
# define N 3
#endif
#define max(a, b) (a > b -> a : b)
#define join(a, b) a ## b
#define joined(a, b) join(a, b)
#define show(e) printf(#e)
#define twice(s) s; s
#define name join(x, 1)
#define list(first, ...) int first, __VA_ARGS__
#if N > 2 ? 1 : 0
list(x1, x2, x3)
#endif
#if 0x10 == 16 && 010 == 8 && !defined N
byte wrong;
#endif
int self2 = 010;
byte self;
*/
active proctype P() {
  name = max(max(1, 2), max(N, 2));
  joined(x, 2) = 4;
  show(x1 + x2);
  twice(x3++);
  assert(x1 == 3 && x2 == 4 && x3 == 2 && self2 == 10)
}
active proctype Q() { x3 == 1; x2 = __LINE__ }
