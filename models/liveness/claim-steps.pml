/* Deterministic steps of claims: they look several times at one state, by the first option that there is. */
byte x;

active proctype P() {
  do
  :: x < 2 -> x++
  :: x == 2 -> x = 0
  od
}

/* Both options are possible where x is 1; only the first one is taken. */
never first {
  do
  :: d_step { x == 1 -> if :: x < 2 -> skip :: x > 0 -> assert(false) fi }
  :: x != 1
  od
}

/* Sees 1 and then, in the next state, 2. */
never follows {
  do
  :: true
  :: d_step { x == 1; skip } -> x == 2 -> break
  od
}

/* Accepts if x is 1 again and again. */
never again {
  do
  :: true
  :: d_step { x == 1 -> skip } -> goto accept
  od;
accept:
  do
  :: d_step { x >= 0 -> skip }
  od
}

/* Begins what it cannot go on with. */
never blocks {
  do
  :: d_step { x == 2; x == 1 }
  :: x != 2
  od
}
