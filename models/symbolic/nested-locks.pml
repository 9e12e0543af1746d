/*
 * Four processes move money between four accounts. Each account has a lock, and where two are needed, one is taken
 * inside the other. The last process looks at an account before it has the lock, so that what another one has paid in
 * between is lost.
 */
#define TAKE(lock) atomic { lock == 0 -> lock = 1 }
#define GIVE(lock) lock = 0

#define MOVE(from, to, amount) \
  seen = from; \
  seen = seen - amount; \
  from = seen; \
  seen = to; \
  seen = seen + amount; \
  to = seen

bit lockA, lockB, lockC, lockD, lockDone;
byte a = 8, b = 8, c = 8, d = 8, finished;

#define FINISH TAKE(lockDone); finished = finished + 1; GIVE(lockDone)

active proctype First() {
  byte seen;
  TAKE(lockA); TAKE(lockB); MOVE(a, b, 1); GIVE(lockB); GIVE(lockA);
  TAKE(lockC); TAKE(lockD); MOVE(c, d, 1); GIVE(lockD); GIVE(lockC);
  FINISH
}

active proctype Second() {
  byte seen;
  TAKE(lockB); TAKE(lockC); MOVE(b, c, 2); GIVE(lockC); GIVE(lockB);
  FINISH
}

active proctype Third() {
  byte seen;
  TAKE(lockC); TAKE(lockD); MOVE(c, d, 3); GIVE(lockD); GIVE(lockC);
  TAKE(lockA); TAKE(lockB); MOVE(b, a, 3); GIVE(lockB); GIVE(lockA);
  FINISH
}

active proctype Fourth() {
  byte seen;
  seen = d;
  TAKE(lockD);
  d = seen + 4;
  GIVE(lockD);
  TAKE(lockA);
  seen = a;
  a = seen - 4;
  GIVE(lockA);
  FINISH
}

active proctype Judge() {
  finished == 4;
  assert(a + b + c + d == 32)
}
