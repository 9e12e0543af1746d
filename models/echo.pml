/* The echo algorithm on a triangle: the initiator decides once, at the end. */
#define N 3
chan to[N] = [2] of { byte };
byte decided, visited;

active [N] proctype Node() {
  byte parent = N, from, got, i;
  if
  :: _pid == 0 -> visited++;
     for (i : 1 .. N - 1) { to[i]!0 }
  :: else -> to[_pid]?from; parent = from; got = 1; visited++;
     for (i : 0 .. N - 1) {
       if
       :: i != _pid && i != parent -> to[i]!_pid
       :: else
       fi
     }
  fi;
  do
  :: got < N - 1 -> to[_pid]?from; got++
  :: else -> break
  od;
  if
  :: parent < N -> to[parent]!_pid
  :: else -> decided++; assert(visited == N && decided == 1)
  fi
}
