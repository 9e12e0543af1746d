/* Formulas about variables of processes and about who may move. */
byte turn;

active proctype A() {
  byte mine;
  do
  :: turn == 0 -> mine = (mine + 1) % 3; turn = 1
  od
}

active proctype B() {
  do
  :: turn == 1 -> turn = 0
  od
}

ltl counts { [] <> (A:mine == 2) }
ltl never3 { [] (A[0]:mine < 3) }
ltl waits { [] (enabled(0) || enabled(1)) }
ltl keeps { <> [] (A:mine == 0) }
