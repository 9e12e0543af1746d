/* An index that is too large, in one order of two processes. */
byte a[3], i;

active proctype P() {
  i = 3;
  i = 0
}

active proctype Q() {
  a[i] = 1
}
