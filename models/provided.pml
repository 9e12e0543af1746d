/* Two processes may move only where their condition holds. */
byte turn, steps[2];

active proctype A() provided (turn == 0) {
  do
  :: steps[0] < 3 -> steps[0]++; turn = 1
  :: else -> turn = 1; break
  od
}

active proctype B() provided (turn == 1) {
  do
  :: steps[1] < 3 -> steps[1]++; turn = 0
  :: else -> turn = 0; break
  od
}
