/* Szymanski's algorithm for N processes, each look at all others in one step. */
#define N 5
byte flag[N];
byte inside;

inline count(holds) {
  d_step {
    found = 0;
    i = 0;
    do
    :: i < N -> found = found + (holds -> 1 : 0); i++
    :: else -> i = 0; break
    od
  }
}

active [N] proctype P() {
  byte i, found;
  do
  :: flag[_pid] = 1;
     do
     :: count(flag[i] >= 3);
        if
        :: found == 0 -> break
        :: else
        fi
     od;
     flag[_pid] = 3;
     count(i != _pid && flag[i] == 1);
     if
     :: found > 0 ->
        flag[_pid] = 2;
        do
        :: count(flag[i] == 4);
           if
           :: found > 0 -> break
           :: else
           fi
        od
     :: else
     fi;
     flag[_pid] = 4;
     do
     :: count(i < _pid && flag[i] >= 2);
        if
        :: found == 0 -> break
        :: else
        fi
     od;
     inside++;
     assert(inside == 1);
     inside--;
     do
     :: count(i > _pid && (flag[i] == 2 || flag[i] == 3));
        if
        :: found == 0 -> break
        :: else
        fi
     od;
     flag[_pid] = 0
  od
}
