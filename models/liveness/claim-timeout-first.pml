/* A claim sees a timeout where nobody else can move, even if it could go on without. */
byte x;

active proctype P() {
  timeout;
  x = 1
}

never waits {
  do
  :: true
  :: timeout && x == 0 -> break
  od
}

never again {
  do
  :: true
  :: timeout && x == 0 -> goto accept
  od;
accept:
  do
  :: true
  od
}

never stays {
accept:
  do
  :: !timeout
  od
}

never before {
  do
  :: !timeout && x == 0 -> break
  :: x == 1
  od
}
