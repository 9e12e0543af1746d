/* A window of N messages, numbers modulo N + 1, both channels lose; the receiver checks the order of the data. */
#define N 6
#define M (N + 1)
#define D (2 * M)
chan data = [N] of { byte, byte };
chan acks = [N] of { byte };
byte next, base, content;

active proctype Sender() {
  byte a;
  xs data;
  xr acks;
  do
  :: (next + M - base) % M < N && nfull(data) ->
     data!next, content;
     d_step { next = (next + 1) % M; content = (content + 1) % D }
  :: acks?a ->
     if
     :: (a + M - base) % M < (next + M - base) % M -> base = (a + 1) % M
     :: else
     fi
  :: empty(data) && empty(acks) && next != base ->
     d_step { content = (content + D - (next + M - base) % M) % D; next = base }
  od
}

active proctype Receiver() {
  byte n, c, expected, wanted;
  do
  :: data?n, c ->
     if
     :: n == expected ->
        assert(c == wanted);
        d_step { expected = (expected + 1) % M; wanted = (wanted + 1) % D; c = 0 };
        if
        :: nfull(acks) -> acks!n
        :: skip
        fi
     :: else ->
        c = 0;
        if
        :: nfull(acks) -> acks!((expected + M - 1) % M)
        :: skip
        fi
     fi
  :: data?n, c -> n = 0; c = 0
  od
}
