/* Peterson's algorithm; each process counts how often it was in, and nobody looks at the numbers. */
bool wants[2];
bit turn;
byte inside;
int entries[2];

active [2] proctype P() {
  do
  :: wants[_pid] = true;
     turn = 1 - _pid;
     (!wants[1 - _pid] || turn == _pid);
     inside++;
     assert(inside == 1);
     entries[_pid]++;
     inside--;
     wants[_pid] = false
  od
}
