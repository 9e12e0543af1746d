/* A process that waits at the top of a loop in an atomic sequence is at one place, however it came there. */
byte x, y;
chan c = [1] of { byte };

active proctype P() {
  do
  :: c!x
  :: break
  od;
  y = (y + 1) % 3;
  y = 2
}

active proctype Q() {
  atomic {
    x = (y + 1) % 3;
    do
    :: c!x;
       x = 1
    :: (x == y) -> break
    od
  };
  skip
}
