/* Szymanski's algorithm, two processes. */
#define N 2
byte flag[N];
byte inside;

active [N] proctype P() {
  byte other = 1 - _pid;
  do
  :: flag[_pid] = 1;
     flag[other] < 3;
     flag[_pid] = 3;
     if
     :: flag[other] == 1 -> flag[_pid] = 2; flag[other] == 4
     :: else
     fi;
     flag[_pid] = 4;
     if
     :: _pid == 1 -> flag[0] < 2 || flag[0] > 3
     :: else
     fi;
     if
     :: _pid == 1 -> flag[0] < 2
     :: else
     fi;
     inside++;
     assert(inside == 1);
     inside--;
     if
     :: _pid == 0 -> flag[1] < 2 || flag[1] > 3
     :: else
     fi;
     flag[_pid] = 0
  od
}
