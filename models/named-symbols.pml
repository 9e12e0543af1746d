/* Sets of symbols have numbers of their own. */
mtype = { plain, other }
mtype:colour = { red, green }
mtype:fruit = { apple, pear, plum }
mtype p = plain
mtype:colour c = green
mtype:fruit f

active proctype P() {
  f = plum;
  if
  :: c == red -> p = other
  :: c == green -> skip
  fi;
  assert(p == plain)
}
