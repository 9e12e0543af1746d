/* Three philosophers, one of them left-handed: nobody is stuck, but one may starve. */
byte fork[3];
bool eats[3];

active [3] proctype Philosopher() {
  byte first = (_pid == 2 -> 0 : _pid);
  byte second = (_pid == 2 -> 2 : _pid + 1);
  do
  :: atomic { fork[first] == 0 -> fork[first] = 1 };
     atomic { fork[second] == 0 -> fork[second] = 1 };
     eats[_pid] = true;
     eats[_pid] = false;
     fork[second] = 0;
     fork[first] = 0
  od
}

ltl someone { [] <> (eats[0] || eats[1] || eats[2]) }
ltl first { [] <> eats[0] }
ltl apart { [] !(eats[0] && eats[1]) }
ltl hungry { [] ((fork[0] == 1) -> <> (fork[0] == 0)) }
