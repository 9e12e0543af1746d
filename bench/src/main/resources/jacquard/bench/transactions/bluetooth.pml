/*
 * The Bluetooth driver of Qadeer and Wu (PLDI 2004), corrected: dispatches add to pending
 * before they look at stopping. Three dispatches and a stop; counters are changed under a
 * lock; what dispatches do besides is abstracted to local predicates.
 */
bit m;
bit stopping, event, stopped;
byte pending = 1;

#define lock   atomic { m == 0 -> m = 1 }
#define unlock m = 0
#define work   do :: p = !p :: break od

active [3] proctype Dispatch() {
  bit p, status, last;
  work;
  lock;
  pending++;
  unlock;
  if
  :: stopping -> status = 1
  :: else -> status = 0
  fi;
  if
  :: status == 0 ->
    assert(!stopped);
    work
  :: else
  fi;
  lock;
  pending--;
  last = (pending == 0);
  unlock;
  if :: last -> event = 1 :: else fi;
  work
}

active proctype Stop() {
  bit p, last;
  stopping = 1;
  lock;
  pending--;
  last = (pending == 0);
  unlock;
  if :: last -> event = 1 :: else fi;
  work;
  (event);
  stopped = 1;
  work
}
