/* A loop without progress behind some steps with progress. */
byte n;

active proctype P() {
  do
  :: n < 3 ->
progress:
     n++
  :: n == 3 -> break
  od;
  do
  :: n == 3 -> n = 2
  :: n == 2 -> n = 3
  od
}

active proctype Q() {
  n < 5;
  (n == 4)
}

ltl grows { <> (n == 3) }
ltl toggles { <> [] (n >= 2) }
ltl even { [] (n == 3 -> X X (n != 0)) }
ltl steps { [] (n == 1 -> X (n == 1)) }
