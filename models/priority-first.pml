/* B goes first, as long as it can; its priority is above that of A also inside an atomic sequence. */
byte x, y;

active proctype A() priority 1 {
  atomic { assert(x == 2); y = 1; assert(x == 3) }
}

active proctype B() priority 5 {
  x = 2;
  y == 1;
  x = 3
}
