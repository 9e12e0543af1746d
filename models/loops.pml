/* for and select in their forms. */
byte a[3] = { 4, 5, 6 };
byte sum;
typedef M { byte v };
chan q = [3] of { M };

active proctype P() {
  byte i, lo = 1, hi = 3;
  M m;
  for (i : 0 .. 2) {
    sum = sum + a[i]
  }
  assert(sum == 15);
  for (i in a) {
    a[i] = i;
    if
    :: i == 1 -> break
    :: else
    fi
  }
  assert(a[0] == 0 && a[1] == 1 && a[2] == 6);
  select (i : 2 .. 4);
  assert(i >= 2 && i <= 4);
  select (i : lo .. hi);
  assert(i >= 1 && i <= 3);
  m.v = 7;
  q!m;
  m.v = 8;
  q!m;
  sum = 0;
  for (m in q) {
    sum = sum + m.v
  }
  assert(sum == 15 && len(q) == 2)
}
