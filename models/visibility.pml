/* Words that only matter to Spin's own output. */
show byte a;
hidden byte b;
local byte c;
byte d;

active proctype P() {
  show byte e;
  a = 1;
  b = a + 1;
  c = b;
  e = c;
  d = e;
  assert(d == 2)
}
