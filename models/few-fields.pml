/* A message with too few fields is an error when it is sent. */
chan q = [2] of { byte, byte };
bool late;
active proctype S() {
  if
  :: late -> q!1
  :: q!2, 3
  fi
}
active proctype T() { late = true }
