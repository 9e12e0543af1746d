/* The trace expects one more message than there is, and a process waits for it. */
chan q = [1] of { byte }

trace {
  q?1;
  q?2;
  q?3
}

active proctype A() {
  q!1;
  q!2
}

active proctype B() {
  byte x;
end:
  do
  :: q?x
  od
}
