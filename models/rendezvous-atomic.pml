/* Control passes inside atomic sequences from a sender to its receiver. */
chan c = [0] of { byte };
byte x;

active proctype A() {
  atomic { x = 1; c!3; x = x + 10; x = x + 1 }
}

active proctype B() {
  byte y;
  atomic { c?y; x = x + y; x = x * 2 }
  x = x + 1
}

active proctype C() {
  do
  :: x > 0 && x < 30 -> x = x + 1
  :: x >= 30 -> break
  od
}
