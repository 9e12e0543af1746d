/* Peterson's mutual exclusion of two processes. */
bool want[2];
byte turn, inside;

active [2] proctype P() {
again:
  want[_pid] = true;
  turn = _pid;
  (!want[1 - _pid] || turn == 1 - _pid);
  inside++;
  assert(inside == 1);
  inside--;
  want[_pid] = false;
  goto again
}
