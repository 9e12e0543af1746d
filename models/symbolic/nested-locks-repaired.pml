/*
 * Four processes append blocks to a file. Inode and blocks have a lock of their own, and one is taken inside the other;
 * all of them keep to it, so that no update is lost.
 */
#define TAKE(lock) atomic { lock == 0 -> lock = 1 }
#define GIVE(lock) lock = 0

bit inode, blocks, log;
byte size, used, written, finished;

active [4] proctype Append() {
  byte seen, number;
  number = _pid + 1;
  TAKE(inode);
  seen = size;
  TAKE(blocks);
  used = used + 1;
  number = number + used;
  GIVE(blocks);
  size = seen + 1;
  TAKE(log);
  written = written + number;
  GIVE(log);
  GIVE(inode);
  TAKE(log);
  finished = finished + 1;
  GIVE(log)
}

active proctype Judge() {
  finished == 4;
  assert(size == used)
}
