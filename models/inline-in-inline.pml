/* Inlines that call each other, with parameters that are names. */
byte a, b

inline add(where, what) {
  where = where + what
}

inline both(x, y) {
  add(x, 1);
  add(y, x)
}

active proctype P() {
  both(a, b);
  both(b, a);
  assert(a == 3 && b == 2)
}
