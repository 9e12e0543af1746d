/* Who goes first may be decided while the model runs. */
byte x;

active proctype A() priority 2 {
  set_priority(1, 3);
  assert(x == 1 && get_priority(1) == 1);
  x = 2
}

active proctype B() {
  assert(_priority == 3);
  x = 1;
  _priority = 1;
  x == 2
}
