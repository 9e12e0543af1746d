/* The else of an inner loop looks at the options before it, not at those of the outer loop behind it. */
byte x;

active proctype P() {
  do
  :: do
     :: x == 5 -> x = 6
     :: else -> break
     od;
     assert(false)
  :: 1 -> skip
  od
}
