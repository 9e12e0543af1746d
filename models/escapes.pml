/* Escapes from loops, deterministic steps and rendezvous. */
chan stop = [0] of { bit };
byte x;
bool stopped;

active proctype Worker() {
  {
    do
    :: x < 4 -> x++
    :: d_step { x >= 4 -> x = 0 }
    :: atomic { x == 2 -> x = 3; x = 4 }
    od
  } unless {
    stop?1 -> stopped = true
  };
  {
    x = 100;
    x = 101
  } unless {
    atomic { stopped && x == 100 -> x = 50; x = 51 }
  };
  assert(x == 51 || x == 101)
}

active proctype Stopper() {
  stop!1
}
