/* Records of arrays of records. */
typedef Inner {
  byte a[2];
  bit b
}
typedef Outer {
  Inner i[2];
  short s
}
Outer o

active proctype P() {
  o.i[1].a[0] = 5;
  o.i[o.i[1].a[0] - 5].b = 1;
  o.s = o.i[1].a[0] - 6;
  assert(o.s == -1 && o.i[0].b == 1 && o.i[1].b == 0)
}
