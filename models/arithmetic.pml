/* Values wrap as their types say. */
byte b = 250;
short s = 32760;
int i = 2147483647;
unsigned u : 3 = 6;
bit t;
bool f;

active proctype P() {
  int k;
  b = b + 10;
  assert(b == 4);
  s = s + 10;
  assert(s == -32766);
  i = i + 1;
  assert(i < 0);
  u = u + 3;
  assert(u == 1);
  t = 2;
  assert(t == 0);
  f = 3;
  assert(f);
  k = (b > 3 -> 7 : 8);
  assert(k == 7);
  k = -7 / 2;
  assert(k == -3 && -7 % 2 == -1);
  k = (5 ^ 3) | (8 & 12) + (1 << 4) - (64 >> 2);
  assert(k == 14);
  assert(~k == -15 && !0 && !(k - 14));
  k--;
  k++;
  assert(k == 14)
}
