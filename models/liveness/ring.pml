/* A token goes round; who has it may work. */
chan ring[3] = [1] of { bit };
byte at;

active [3] proctype Node() {
  bit b;
  if
  :: _pid == 0 -> ring[0]!1
  :: else
  fi;
  do
  :: ring[_pid]?b ->
progress:
     at = _pid;
     ring[(_pid + 1) % 3]!b
  od
}

ltl round { [] <> (at == 0) }
ltl stays { <> [] (at == 0) }
ltl next { [] (at == 1 -> (at == 1 U at == 2)) }
ltl turn { [] (at == 1 -> (at == 1 W at == 2)) }
