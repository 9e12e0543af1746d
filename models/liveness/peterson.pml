/* Peterson's algorithm: who asks gets in, if the others are fair. */
bool want[2];
byte turn;

active [2] proctype P() {
  do
  :: skip;
     want[_pid] = true;
     turn = _pid;
wait:
     (!want[1 - _pid] || turn == 1 - _pid);
cs:
     want[_pid] = false
  od
}

ltl exclusion { [] !(P[0]@cs && P[1]@cs) }
ltl entry { [] (P[0]@wait -> <> P[0]@cs) }
ltl often { [] <> P[0]@cs }
ltl order { [] ((want[0] && want[1]) -> (P[0]@wait || P[1]@wait || <> P[0]@wait)) }
