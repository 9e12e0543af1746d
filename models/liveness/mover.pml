/* Who moved last. */
byte x;

active [2] proctype P() {
  do
  :: x = 1 - x
  od
}

ltl zero { [] <> (_last == 0) }
ltl change { [] (_last == 1 -> <> (_last == 0)) }
