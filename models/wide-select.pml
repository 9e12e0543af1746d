/* A choice among many values. */
byte x;
active proctype P() {
  select (x : 0 .. 99);
  assert(x < 100)
}
