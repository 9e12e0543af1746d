/* An escape that tries to send and finds no receiver hides nothing, whatever was possible before. */
byte x;
chan r = [0] of { byte };

active proctype P() {
  { x = 1 } unless {
    if
    :: r!0
    :: x == 0 -> x = 2
    fi
  };
  assert(x == 2)
}
