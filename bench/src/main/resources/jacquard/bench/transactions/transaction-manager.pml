/*
 * A manager of transactions: two clients work on two records under locks of their own, a
 * log is written under a third, and a sweeper ends what takes too long.
 */
bit a, b, l;
byte recordA, recordB, entries;
bit end0, end1;
byte committed;

#define take(x) atomic { x == 0 -> x = 1 }
#define give(x) x = 0

active proctype Client0() {
  byte mine, tries;
  do
  :: tries < 2 ->
    take(a);
    mine = recordA;
    recordA = mine + 1;
    take(b);
    recordB = recordB + 1;
    assert(recordA == mine + 1);
    give(b);
    give(a);
    if
    :: end0 -> break
    :: else ->
      take(l);
      entries++;
      give(l);
      committed = committed + 1
    fi;
    tries++
  :: else -> break
  od
}

active proctype Client1() {
  byte mine, tries;
  do
  :: tries < 2 ->
    take(a);
    take(b);
    mine = recordB;
    recordB = mine + 1;
    recordA = recordA + 1;
    assert(recordB == mine + 1);
    give(b);
    give(a);
    if
    :: end1 -> break
    :: else ->
      take(l);
      entries++;
      give(l);
      committed = committed + 1
    fi;
    tries++
  :: else -> break
  od
}

active proctype Sweeper() {
  byte n;
  do
  :: n < 2 -> n++
  :: end0 = 1
  :: end1 = 1
  :: break
  od
}

active proctype Reader() {
  byte x, y;
  take(a);
  take(b);
  x = recordA;
  y = recordB;
  assert(x == y);
  give(b);
  give(a);
  take(l);
  x = entries;
  give(l)
}
