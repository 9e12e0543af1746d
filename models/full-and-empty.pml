/* All four questions to a channel. */
chan q = [1] of { bit }
byte sent, got

active proctype A() {
  do
  :: sent < 3 && nfull(q) -> q!1; sent++
  :: sent == 3 -> break
  od
}

active proctype B() {
  bit x;
  do
  :: nempty(q) -> q?x; got++
  :: empty(q) && sent == 3 -> break
  od;
  assert(got <= sent)
}
