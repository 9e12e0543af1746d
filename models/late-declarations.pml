/* A variable that is declared behind a statement is set when control gets there. */
byte n

active proctype P() {
  do
  :: n < 2 ->
     byte seen = n;
     byte fresh;
     fresh++;
     assert(fresh == 1 && seen == n);
     n++
  :: else -> break
  od
}
