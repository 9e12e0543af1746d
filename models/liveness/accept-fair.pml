/* The cycle through the accept label starves the other process. */
byte x;
bool over;

active proctype P() {
  do
  :: !over ->
accept:
     x = 1 - x
  :: over -> break
  od
}

active proctype Q() {
  over = true
}
