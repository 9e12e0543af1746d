/* The process with the higher priority counts for ever, and nobody looks at it. */
byte counts[3];

proctype P() {
  do
  :: counts[_pid]++
  od
}

init {
  atomic {
    run P() priority 1;
    run P() priority 2
  }
}
