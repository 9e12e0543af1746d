/* Inside an atomic sequence nobody looks, not even the formula. */
byte x, y;

active proctype P() {
  do
  :: atomic { x = 1; y = 1; x = 0; y = 0 }
  :: d_step { x = 2; x = 0 }
  od
}

active proctype Q() {
  do
  :: atomic { y == 0 -> x = 3; y == 1; y = 0 }
  :: x == 3 -> x = 0; y = 1
  od
}

ltl unseen { [] (x == 0 || x == 3) }
ltl hidden1 { [] (x != 1) }
ltl blocked { [] (x == 3 -> <> (x == 0)) }
ltl often { [] <> (x == 3) }
