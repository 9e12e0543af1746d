/* Towers of Hanoi with N disks and four pegs: each look and each move is one deterministic step. */
#define N 9
byte peg[N];

inline move(disk, target) {
  d_step {
    i = 0;
    ok = peg[disk] != target;
    do
    :: i < disk -> ok = ok && peg[i] != peg[disk] && peg[i] != target; i++
    :: else -> break
    od;
    if
    :: ok -> peg[disk] = target
    :: else
    fi;
    i = 0;
    ok = false;
    disk = 0
  }
}

active proctype Hand() {
  byte disk, i;
  bool ok;
  do
  :: select(disk : 1 .. N);
     disk--;
     if
     :: move(disk, 0)
     :: move(disk, 1)
     :: move(disk, 2)
     :: move(disk, 3)
     fi
  od
}
