/* Progress and accept labels; a claim and formulas that a safety check leaves alone. */
byte x;
#define big (x > 2)
ltl grows { [] (x == 0 -> <> big) }
ltl { <>[] !big U (x == 1) }

active proctype P() {
  do
  :: x < 3 ->
progress:
     x++
  :: x == 3 ->
accept:
     x = 0
  od
}
