/* A counting semaphore as a channel that holds permits. */
chan permits = [2] of { bit };
byte inside;

active [4] proctype P() {
end:
  do
  :: permits?_ ->
     inside++;
     assert(inside <= 2);
     inside--;
     permits!1
  od
}

init {
  permits!1;
  permits!1
}
