/* Claims that count: their variables are part of what they remember. */
byte x;

active proctype P() {
  do
  :: x < 2 -> x++
  :: x == 2 -> x = 0
  od
}

active proctype Q() {
  do
  :: x == 1 -> skip
  od
}

/* Comes to its end when x was 2 three times. */
never thrice {
  byte seen = 1;
  do
  :: x == 2 && seen == 3 -> break
  :: x == 2 && seen < 3 -> seen++; x != 2
  :: x != 2
  od
}

/* Accepts nothing: the number is never reached. */
never unreached {
  byte i;
  i = 1;
  do
  :: x == 5 -> i++
  :: x != 5 -> if :: i == 2 -> goto accept :: else fi
  od;
accept:
  do :: true od
}

/* Remembers a value of x, and accepts if it comes again and again. */
never remembers {
  byte first;
  do
  :: x != 2
  :: atomic { x == 2 -> first = x; break }
  od;
accept:
  do
  :: x == first
  :: x != first -> skip
  od
}
