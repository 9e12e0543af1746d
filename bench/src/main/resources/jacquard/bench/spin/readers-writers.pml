/* N readers and three writers with a lock and a count of readers; readers keep what they saw. */
#define N 5
bool room, mutex;
byte readers, value;

#define take(lock) atomic { !lock -> lock = true }

active [N] proctype Reader() {
  byte seen;
  do
  :: take(mutex);
     readers++;
     if
     :: readers == 1 -> take(room)
     :: else
     fi;
     mutex = false;
     seen = value;
     assert(seen == value);
     take(mutex);
     readers--;
     if
     :: readers == 0 -> room = false
     :: else
     fi;
     mutex = false
  od
}

active [3] proctype Writer() {
  byte old;
  do
  :: take(room);
     old = value;
     value = 7;
     value = (old + 1) % 4;
     assert(value == (old + 1) % 4);
     old = 0;
     room = false
  od
}
