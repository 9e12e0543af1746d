/* The only accept label is where the run ends. */
byte x;

active proctype P() {
  x = 1;
accept_stop:
  x == 5
}

active proctype Q() {
  x == 1;
  x = 2
}
