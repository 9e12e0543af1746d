/* A deterministic step that starts a choice inside a choice does not come back to the outer one. */
byte x;

active proctype P() {
  d_step {
    if
    :: if
       :: x == 1 -> x = 2
       :: x == 2 -> x = 3
       fi
    :: x == 0 -> x = 4
    fi
  }
}
