/* A claim that asserts one thing made of many conditions: it cannot tell stuttering. */
byte v[6], w[6];
byte i;

active proctype P() {
  do
  :: i < 6 -> v[i] = 1; w[i] = 1; i++
  :: else -> break
  od
}

active proctype Q() {
  byte mine;
  mine = 1;
  mine = 2
}

#define both(n) ((v[n] == 0 && w[n] < 2) || (v[n] == 1 && w[n] != 3 && i >= n))

never {
  do
  :: assert(both(0) && both(1) && both(2) && both(3) && both(4) && both(5))
  od
}
