/* Lamport's bakery for two processes with numbers that do not grow beyond 4. */
#define N 2
bool choosing[N];
byte number[N];
byte inside;

active [N] proctype P() {
  byte j, max;
  do
  :: number[_pid] == 0 ->
     choosing[_pid] = true;
     max = 0;
     for (j : 0 .. N - 1) {
       if
       :: number[j] > max -> max = number[j]
       :: else
       fi
     }
     if
     :: max == 4 -> choosing[_pid] = false; break
     :: else -> number[_pid] = max + 1
     fi;
     choosing[_pid] = false;
     j = 0;
     do
     :: j < N ->
        !choosing[j];
        number[j] == 0 || number[j] > number[_pid] || (number[j] == number[_pid] && j >= _pid);
        j++
     :: else -> break
     od;
     inside++;
     assert(inside == 1);
     inside--;
     number[_pid] = 0
  od
}
