/* The claim can follow no run: it is stuck when x changes a second time. */
byte x;

active proctype P() {
  do
  :: x == 0 -> x = 1
  :: x == 1 -> x = 2
  :: x == 2 -> x = 0
  od
}

never {
accept_all:
  do
  :: x == 0
  :: x == 1
  od
}
