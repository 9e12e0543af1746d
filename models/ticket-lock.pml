/* A ticket lock with numbers modulo N. */
#define N 3
byte next, serving, inside;

active [N] proctype P() {
  byte my;
  do
  :: d_step { my = next; next = (next + 1) % N };
     serving == my;
     inside++;
     assert(inside == 1);
     inside--;
     serving = (serving + 1) % N
  od
}
