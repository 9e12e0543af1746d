/* Division by zero, in one order. */
byte d = 1, x;

active proctype P() {
  d = 0;
  d = 2
}

active proctype Q() {
  x = 4 / d
}
