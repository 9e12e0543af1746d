/* Time passes only where nothing else can happen. */
byte x, fired;
chan c = [1] of { byte };

active proctype P() {
  do
  :: x < 2 -> x++
  :: timeout -> fired++;
     if
     :: fired == 2 -> break
     :: else -> x = 0
     fi
  od
}

active proctype Q() {
  byte v;
  c?v;
  assert(false)
}
