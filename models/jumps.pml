/* Jumps of all kinds. */
byte x;

active proctype P() {
  goto start;
back:
  x++;
  if
  :: x < 5 -> goto start
  :: goto done
  :: x == 5 -> x = 10; goto done; x = 11
  fi;
start:
  do
  :: x < 3 -> goto back
  :: break
  :: do
     :: x == 3 -> break
     :: x > 3 -> goto back
     od
  od;
  atomic { x = 20; goto inside };
  x = 99;
  atomic { x = 21; inside: x = x + 1; x = x + 1 };
done:
  skip;
end:
}

active proctype Q() {
  atomic {
    do
    :: x < 3 -> break
    :: x >= 3 -> x = x - 1
    od
  }
}
