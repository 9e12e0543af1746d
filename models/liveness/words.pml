/* Formulas in words; signs for comparison. */
byte x;
active proctype P() { do :: x < 3 -> x++ :: x == 3 -> x = 0 od }
ltl leads { always ((x == 1) implies (eventually (x == 3))) }
ltl weak { (x < 3) weakuntil (x == 3) }
ltl strong { (x < 3) stronguntil (x == 3) }
ltl until_word { (x < 2) until (x == 3) }
ltl released { (x == 3) release (x < 3) }
ltl holds_on { (x == 7) release (x < 4) }
ltl same { always ((x == 0) equivalent (x < 1)) }
ltl both { (eventually (x == 2)) && (always eventually (x == 0)) }
ltl signs { ((x < 3) W (x == 3)) && ([] ((x == 2) -> <> (x == 0))) }
