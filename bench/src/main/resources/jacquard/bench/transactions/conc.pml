/*
 * As predicate abstraction leaves a program: critical sections, and loops over local
 * predicates that end when they like.
 */
bit m;
bit taken, closed;

#define lock   atomic { m == 0 -> m = 1 }
#define unlock m = 0
#define work   do :: p = !p :: q = !q :: break od

active [3] proctype Worker() {
  bit p, q;
  work;
  lock;
  if :: taken -> closed = 1 :: else -> taken = 1 fi;
  work;
  assert(taken);
  unlock;
  work;
  lock;
  if :: closed :: else -> taken = 0 fi;
  taken = 1;
  unlock;
  work
}
