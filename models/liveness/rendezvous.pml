/* A server takes whoever comes first; the other one may wait for ever. */
chan door = [0] of { byte };
byte last = 9;

active proctype Server() {
end:
  do
  :: door?last
  od
}

active [2] proctype Client() {
  do
  :: door!_pid
  od
}

ltl first { [] <> (last == 1) }
ltl any { <> (last != 9) }
ltl ever { [] (last == 1 -> <> (last == 2)) }
