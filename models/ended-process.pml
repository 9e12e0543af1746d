/* The variables of a process that has ended are 0, and it is at no label. */
byte go;
proctype P() {
  byte x;
  x = 3;
  go == 1;
last:
  go = 2
}
init {
  byte y;
  run P();
  P[1]:x == 3;
  go = 1;
  _nr_pr == 1;
  y = P[1]:x;
  assert(y == 0 && !P[1]@last && P:x == 0)
}
