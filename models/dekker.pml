/* Dekker's algorithm. */
bool flag[2];
bit turn;
byte inside;

active [2] proctype P() {
  bit me = _pid, other = 1 - _pid;
  do
  :: flag[me] = true;
     do
     :: flag[other] ->
        if
        :: turn == other ->
           flag[me] = false;
           turn == me;
           flag[me] = true
        :: else -> skip
        fi
     :: else -> break
     od;
     inside++;
     assert(inside == 1);
     inside--;
     turn = other;
     flag[me] = false
  od
}
