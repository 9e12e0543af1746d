/* A barrier that is used again and again. */
#define N 3
byte waiting;
bool phase;
byte round[N];

active [N] proctype P() {
  bool mine;
  byte i;
  do
  :: mine = phase;
     if
     :: atomic { waiting == N - 1 -> waiting = 0; phase = !phase }
     :: atomic { waiting < N - 1 -> waiting++ }; phase != mine
     fi;
     round[_pid] = (round[_pid] + 1) % 3;
     for (i : 0 .. N - 1) {
       assert((round[_pid] + 3 - round[i]) % 3 <= 2)
     }
  od
}
