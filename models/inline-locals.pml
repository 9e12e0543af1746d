/* Each call of an inline has variables of its own. */
byte sum

inline count(n) {
  byte i = n;
  do
  :: i > 0 -> sum++; i--
  :: else -> break
  od
}

active proctype P() {
  count(2);
  count(3);
  assert(sum == 5)
}
