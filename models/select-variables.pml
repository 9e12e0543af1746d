/* Where the bounds are variables, a select is a loop that may stop anywhere. */
byte x, low = 2, high = 4

active proctype P() {
  select (x : low .. high);
  assert(x >= 2 && x <= 4);
  assert(x != 3)
}
