/* Where the control of a process is, as a number. */
byte x;
active proctype P() { x = 1; x = 2 }
active proctype Q() {
  byte before;
  before = pc_value(0);
  x == 2;
  assert(pc_value(0) != before || before != 1);
  assert(pc_value(1) != 0 && pc_value(2) == 0)
}
