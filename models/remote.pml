/* Processes look at each other's labels and variables. */
byte x;

active proctype A() {
  byte mine = 2;
  x = 1;
here:
  mine = 5;
  x = 2;
there:
  skip
}

active proctype B() {
  A@here;
  assert(A:mine == 2 || A[0]:mine == 5);
  A[0]@there;
  assert(A[0]:mine == 5 && x == 2)
}
