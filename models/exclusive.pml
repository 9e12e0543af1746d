/* Promises that one process alone sends or receives. */
chan c = [1] of { byte };

active proctype S() {
  xs c;
  byte i;
  do
  :: i < 3 -> c!i; i++
  :: else -> break
  od
}

active proctype R() {
  xr c;
  byte v;
end:
  do
  :: c?v -> assert(v < 3)
  od
}
