/* Two-phase commit: N participants that may refuse, a coordinator that may give up waiting, an observer. */
#define N 4
mtype = { prepare, yes, no, commit, abort };
chan to[N] = [2] of { mtype };
chan from = [N] of { mtype, byte };
mtype decision[N];
byte undecided = N;

active proctype Coordinator() {
  byte votes, n, i;
  bool refused;
  do
  :: i < N -> to[i]!prepare; i++
  :: else -> i = 0; break
  od;
  do
  :: votes < N ->
     if
     :: from?yes(n)
     :: from?no(n) -> refused = true
     :: refused = true; break
     fi;
     assert(n < N);
     n = 0;
     votes++
  :: else -> break
  od;
  do
  :: i < N && refused -> to[i]!abort; i++
  :: i < N && !refused -> to[i]!commit; i++
  :: i == N -> break
  od
}

proctype Participant(byte me) {
  to[me]?prepare;
  if
  :: from!yes(me)
  :: decision[me] = abort; from!no(me)
  fi;
  if
  :: to[me]?commit -> assert(decision[me] != abort); decision[me] = commit
  :: to[me]?abort -> decision[me] = abort
  fi;
  undecided--
}

active proctype Observer() {
  byte i;
  undecided == 0;
  do
  :: i < N -> assert(decision[i] == decision[0]); i++
  :: else -> break
  od
}

init {
  byte i;
  atomic {
    do
    :: i < N -> run Participant(i); i++
    :: else -> break
    od
  }
}
