/* A deterministic step that blocks in its middle. */
byte x;

active proctype P() {
  d_step { x = 1; x == 2; x = 3 }
}
