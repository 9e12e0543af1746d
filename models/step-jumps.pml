/* Jumps stay inside of a deterministic step. */
byte n

active [2] proctype P() {
  d_step {
    n = 0;
again:
    n++;
    if
    :: n < 4 -> goto again
    :: else
    fi;
    n = n + 1
  }
  assert(n == 5)
}
