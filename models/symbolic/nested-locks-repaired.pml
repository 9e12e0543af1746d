/*
 * Three processes move money between four accounts. Each account has a lock, and one is taken inside the other. A fourth
 * process writes an account back as it is; the fifth takes all locks and counts.
 */
#define TAKE(lock) atomic { lock == 0 -> lock = 1 }
#define GIVE(lock) lock = 0

/* Moves an amount, then gives the inner and the outer lock back. */
#define MOVE(outer, inner, from, to, amount) \
  TAKE(outer); \
  TAKE(inner); \
  seen = from; \
  from = seen - amount; \
  seen = to; \
  to = seen + amount; \
  GIVE(inner); \
  GIVE(outer)

bit lockA, lockB, lockC, lockD;
byte a = 8, b = 8, c = 8, d = 8;

active proctype First() {
  byte seen;
  MOVE(lockA, lockB, a, b, 1);
  MOVE(lockC, lockD, d, c, 1)
}

active proctype Second() {
  byte seen;
  MOVE(lockB, lockC, b, c, 2);
  MOVE(lockA, lockB, b, a, 2)
}

active proctype Third() {
  byte seen;
  MOVE(lockC, lockD, c, d, 3);
  MOVE(lockB, lockC, c, b, 3)
}

active proctype Fourth() {
  byte seen;
  TAKE(lockD);
  seen = d;
  d = seen;
  GIVE(lockD)
}

active proctype Audit() {
  byte sum;
  TAKE(lockA); TAKE(lockB); TAKE(lockC); TAKE(lockD);
  sum = a; sum = sum + b; sum = sum + c; sum = sum + d;
  assert(sum == 32);
  GIVE(lockD); GIVE(lockC); GIVE(lockB); GIVE(lockA)
}
