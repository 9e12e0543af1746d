/* A deterministic step may start with the second half of a rendezvous. */
byte x, y;
chan r = [0] of { byte };

active proctype A() {
  r!1; r!2; r!3
}

active proctype B() {
  d_step { r?x; y = x + 1 };
  do
  :: d_step {
       if
       :: r?2 -> x = 5
       :: r?x -> y = 0
       fi;
       y++
     }
  :: x == 3 -> break
  od
}
