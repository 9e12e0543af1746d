/* The start of a block is another state than the start of the loop in it. */
byte x;

active proctype P() {
  { do
    :: x < 2 -> x++
    :: { if
         :: x == 2 -> x = 0
         :: x == 1; break
         fi
       }
    od
  }
}
