/* Processes with channels of their own come and go. */
byte live;

proctype Worker(chan out; byte depth) {
  chan mine = [1] of { byte };
  byte got;
  live++;
  if
  :: depth > 0 ->
     run Worker(mine, depth - 1);
     mine?got
  :: else
  fi;
  live--;
  out!got + 1
}

init {
  chan result = [1] of { byte };
  byte x;
  run Worker(result, 3);
  result?x;
  assert(x == 4)
}
