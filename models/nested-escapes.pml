/* At the start of a block the inner escape comes before the outer one. */
byte x, l;

active proctype P() {
again:
  { { x == 1 } unless {
      if
      :: l = 1
      :: l == 0; goto again
      fi;
      l = 2
    };
    l != 2
  } unless {
    l != 0; x = 1
  };
  assert(x == 1)
}
