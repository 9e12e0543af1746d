/* Two processes lose an update. */
byte n, done;

active [2] proctype P() {
  byte t;
  t = n;
  n = t + 1;
  done++
}

active proctype Check() {
  done == 2;
  assert(n == 2)
}
