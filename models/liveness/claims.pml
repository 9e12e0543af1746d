/* Several never claims; labels, assertions and sequences in all positions. */
byte x;
bool seen3;

active proctype P() {
  do
  :: x < 3 -> x++
  :: x == 3 -> atomic { seen3 = true; x = 0 }
  od
}

active proctype Q() {
  byte mine;
  do
  :: mine = 1 - mine
  od
}

/* Violated: x comes to 3, and back. */
never seen {
  do
  :: x == 3 -> break
  :: true
  od;
  do
  :: x == 0 -> break
  :: else
  od
}

/* Holds: once x was 3 and is not, that is seen. */
never unseen {
  do
  :: true
  :: x == 3 -> break
  od;
  do
  :: x == 3
  :: x != 3 && !seen3 -> break
  od
}

/* Violated, but only where nothing stutters. */
never next {
  x == 0;
  x == 0;
  x == 1;
accept:
  do
  :: true
  od
}

/* Violated: an accept label in the middle of a sequence. */
never middle {
S:
  if
  :: x == 1 -> goto T
  :: x != 1 -> goto S
  fi;
T:
  do
  :: x != 2
  :: x == 2 ->
accept_two:
    if
    :: x == 2 -> goto accept_two
    :: x == 3 -> goto S
    fi
  od
}

/* Violated: an end label is the end, whatever follows. */
never ends {
  do
  :: x == 2 -> goto end_two
  :: else
  od;
end_two:
  do
  :: x == 7
  od
}

/* Holds. */
never asserts {
  do
  :: assert(x <= 3)
  od
}

/* Violated: an assertion of the claim fails. */
never fails {
  do
  :: atomic { x == 2 && seen3 -> assert(!seen3) }
  :: true
  od
}

/* Holds: two conditions that exclude each other in one atomic sequence. */
never together {
  do
  :: atomic { x == 1 -> x == 2 -> goto accept }
  :: true
  od;
accept:
  do
  :: true
  od
}

/* Violated: the claim gives way to what follows unless. */
never gives_way {
  do
  :: { x != 3 } unless { x == 2 -> break }
  od;
accept:
  x >= 0;
  goto accept
}
