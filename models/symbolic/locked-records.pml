/*
 * Three processes count in one record, and N in another. A record has two fields that are equal while nobody has its lock,
 * and every lock is taken under a common token, as in the file system of examples/07-daisy. One process reads before it
 * has the lock, so that an update is lost, which the third one notices.
 */
#define N 3

#define TAKE(lock) atomic { lock == 0 -> lock = 1 }
#define GIVE(lock) lock = 0

#define OPEN(lock, one, two) \
  TAKE(token); \
  TAKE(lock); \
  GIVE(token); \
  assert(one == two)

#define COUNT(lock, one, two) \
  OPEN(lock, one, two); \
  seen = one; \
  one = seen + 1; \
  seen = two; \
  two = seen + 1; \
  GIVE(lock)

bit token, lockA, lockB;
byte a1, a2, b1, b2;

active [2] proctype CountA() { byte seen; COUNT(lockA, a1, a2) }
active [N] proctype CountB() { byte seen; COUNT(lockB, b1, b2) }

active proctype Hasty() {
  byte seen;
  seen = a1;
  OPEN(lockA, a1, a2);
  a1 = seen + 1;
  seen = a2;
  a2 = seen + 1;
  GIVE(lockA)
}
