/* Two processes that both want to send first. */
chan left = [0] of { byte };
chan right = [0] of { byte };

active proctype A() {
  byte x;
  x = 1;
  left!x;
  right?x
}

active proctype B() {
  byte x;
  right!2;
  left?x
}
