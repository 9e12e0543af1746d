/* Where nobody sends, the step goes on with its else; there is always something that it can do. */
byte x, y;
chan r = [0] of { byte };

active proctype A() {
  y = 1; r!1
}

active proctype B() {
  do
  :: d_step {
       if
       :: r?x -> y = 2
       :: else -> x = 1 - x
       fi
     }
  :: y == 2 -> break
  od
}
