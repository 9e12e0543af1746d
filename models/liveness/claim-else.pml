/* A claim with else, an atomic sequence and an assertion, as translators write them. */
byte x;
#define p (x < 3)

active proctype P() {
  do
  :: x < 2 -> x++
  :: x == 2 -> x = 0
  od
}

active proctype Q() {
  do
  :: x == 1 -> skip
  od
}

never {
T0_init:
  do
  :: atomic { (!p) -> assert(p) }
  :: else -> goto T1
  od;
T1:
  if
  :: x == 1 -> goto accept_S1
  :: else -> goto T0_init
  fi;
accept_S1:
  if
  :: x == 1 -> goto accept_S1
  :: x == 2 -> goto T0_init
  fi
}
