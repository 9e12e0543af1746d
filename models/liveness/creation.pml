/* Workers come and go. */
byte done;
bool busy;

proctype Worker() {
  done++;
  busy = false
}

init {
  do
  :: atomic { !busy && done < 3 -> busy = true; run Worker() }
  :: !busy && done == 3 -> break
  od
}

ltl few { [] (done <= 3) }
ltl all { <> (done == 3) }
ltl alone { <> [] (done == 3) }
