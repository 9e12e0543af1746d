/* An atomic sequence that blocks in its middle lets others run. */
byte x, y;

active proctype A() {
  atomic {
    x = 1;
    y = 1;
    x == 2;
    y = 2;
    y = 3
  };
  assert(x == 2 && y == 3)
}

active proctype B() {
  x == 1;
  y++;
  x = 2;
  y++
}
