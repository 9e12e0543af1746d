/* Counters that nobody looks at: to a reduced search, states that differ by them alone are one. */
byte calls[2], all;
byte turn;

active [2] proctype P() {
  do
  :: turn == _pid -> calls[_pid]++; all = all + calls[_pid]; turn = 1 - _pid
  od
}
