/* A weak semaphore: with weak fairness one process may still wait for ever. */
byte s = 1, inside;

active [2] proctype P() {
  do
  :: atomic { s > 0 -> s-- };
     inside++;
critical:
     inside--;
     s++
  od
}

ltl used { [] <> (inside == 1) }
ltl both { [] <> P[0]@critical }
ltl single { [] (inside <= 1) }
ltl freed { [] (s == 0 -> <> (s == 1)) }
