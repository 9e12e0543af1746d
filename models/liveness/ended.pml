/* Formulas about variables and places of a process that has ended: 0 and nowhere. */
byte x

active proctype B() {
  do
  :: x = 1 - x
  od
}

active proctype A() {
  byte l = 1
  x = 1
at:
  l = 2
}

ltl kept { <> [] (A:l == 2) }
ltl gone { <> [] (A:l == 0) }
ltl left { <> [] (!(A@at)) }
