/* Conditional expressions, one inside the other. */
byte x, y

active [2] proctype P() {
  byte i;
  for (i : 0 .. 3) {
    x = (i % 2 == 0 -> (i == 2 -> 20 : 10) : i);
    y = (x > 5 -> y + 1 : y)
  }
  assert(y <= 4)
}
