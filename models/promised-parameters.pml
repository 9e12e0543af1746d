/* Promises about channels that are parameters: each has one reader and one writer. */
chan q[3] = [1] of { byte }
byte last

proctype Pass(chan from, to; byte first) {
  byte x
  xr from
  xs to
  to!first
  from?x
  last = x
}

init {
  atomic {
    run Pass(q[0], q[1], 1)
    run Pass(q[1], q[2], 2)
    run Pass(q[2], q[0], 3)
  }
}
