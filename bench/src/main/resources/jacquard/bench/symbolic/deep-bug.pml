/* More than 500 bits of state, all of which matter, and a mistake that shows after 150 steps. */
#define N 72
byte cell[N], sum;

active proctype Walk() {
  byte at;
  do
  :: d_step { at < N -> cell[at] = sum + at; sum = sum * 3 + 1; at++ }
  :: d_step { at < N -> cell[at] = sum; sum = sum * 5 + at; at++ }
  :: at == N -> break
  od;
  at = 0;
  do
  :: d_step { at < N -> sum = sum ^ cell[at]; at++ }
  :: at == N -> break
  od;
  assert(sum != 123)
}
