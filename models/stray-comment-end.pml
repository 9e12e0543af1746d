/* The end of a comment that does not start is no text. */
byte x; */

active proctype P() {
  x = 2 /* in a comment */;
  assert(x == 2)
}
