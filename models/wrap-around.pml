/* Every type wraps at its own size, with its own sign. */
bit a = 1
byte b = 255
short c = 32767
int d = 2147483647

active proctype P() {
  a++;
  b++;
  c++;
  d++;
  assert(a == 0 && b == 0);
  assert(c == -32768 && d < 0)
}
