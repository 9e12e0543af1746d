/* Conditions are numbers, and the second one is asked only where it matters. */
byte a[2] = 1, i = 5
bool t

active proctype P() {
  t = (i < 2 && a[i] == 1);
  assert(!t);
  t = (i >= 2 || a[i] == 1);
  assert(t == 1 && (3 && 2) == 1 && !7 == 0)
}
