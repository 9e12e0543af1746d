/* The text of a macro's argument, as a string and as part of a name. */
#define show(a) printf(#a)
#define field(a, n) a ## n
byte left1 = 1, left2 = 2

active [2] proctype P() {
  show(left1)
  field(left, 1) = field(left, 2)
  assert(left1 == 2)
}
