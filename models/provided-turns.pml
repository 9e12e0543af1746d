/* Processes that take turns by their provided clauses. */
byte turn, n

active [2] proctype P() provided (turn == _pid) {
  byte i;
  for (i : 1 .. 2) {
    n++;
    turn = 1 - turn
  }
}

active proctype Watch() {
  assert(n <= 4)
}
