/* Peterson's algorithm with the two first statements swapped: both get in. */
bool want[2];
byte turn, inside;

active [2] proctype P() {
  do
  :: turn = _pid;
     want[_pid] = true;
     (!want[1 - _pid] || turn == 1 - _pid);
     inside++;
     assert(inside == 1);
     inside--;
     want[_pid] = false
  od
}
