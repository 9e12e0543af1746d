/* A message that is received with too few fields is an error; as long as there is none, nothing is wrong. */
chan q = [1] of { byte, byte };
chan empty_one = [1] of { byte, byte };
byte x;
active proctype S() { q!2, 3 }
active proctype R() {
  if
  :: empty_one?x
  :: q?[2] -> q?x
  fi
}
