/* Two-phase commit with two participants that may refuse. */
mtype = { prepare, yes, no, commit, abort };
chan to[2] = [1] of { mtype };
chan from = [2] of { mtype, byte };
mtype decision[2];

active proctype Coordinator() {
  byte votes, n;
  bool refused;
  to[0]!prepare;
  to[1]!prepare;
  do
  :: votes < 2 ->
     if
     :: from?yes(n)
     :: from?no(n) -> refused = true
     fi;
     votes++
  :: else -> break
  od;
  if
  :: refused -> to[0]!abort; to[1]!abort
  :: else -> to[0]!commit; to[1]!commit
  fi
}

proctype Participant(byte me) {
  to[me]?prepare;
  if
  :: from!yes(me)
  :: from!no(me); decision[me] = abort
  fi;
  if
  :: to[me]?commit -> assert(decision[me] != abort); decision[me] = commit
  :: to[me]?abort -> decision[me] = abort
  fi
}

active proctype Observer() {
  decision[0] != 0 && decision[1] != 0;
  assert(decision[0] == decision[1])
}

init { run Participant(0); run Participant(1) }
