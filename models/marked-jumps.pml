/* A jump that has a label of its own which says something is a place to be, and so a step. */
byte x

active proctype P() {
again:
  if
  :: x < 2 -> x++;
progress:
     goto again
  :: x >= 2 ->
     do
     :: x < 4 -> x++
     :: x >= 4 ->
end_loop:
        break
     od
  fi;
  x = 0
}
