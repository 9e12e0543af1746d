/* Two candidates, one office: decided after finitely many steps. */
byte votes[2];
byte leader = 9;

active [2] proctype Candidate() {
  if
  :: atomic { leader == 9 -> leader = _pid }
  :: leader != 9 -> votes[leader]++
  fi
}

ltl decided { <> (leader != 9) }
ltl one { [] (leader == 0 -> [] (leader == 0)) }
ltl zero { <> (leader == 0) }
ltl voted { <> (votes[0] + votes[1] > 0) }
