/* A window of two messages, numbers modulo 3, over a channel that loses. */
#define M 3
chan data = [2] of { byte };
chan acks = [2] of { byte };

active proctype Sender() {
  byte base, next, a;
  do
  :: (next + M - base) % M < 2 -> data!next; next = (next + 1) % M
  :: acks?a -> base = (a + 1) % M
  :: timeout -> next = base
  od
}

active proctype Receiver() {
  byte n, expected, delivered;
  do
  :: data?n ->
     if
     :: n == expected -> delivered = n; expected = (expected + 1) % M; acks!n
     :: else -> acks!((expected + M - 1) % M)
     fi
  od
}

active proctype Loss() {
  do
  :: data?_
  od
}
