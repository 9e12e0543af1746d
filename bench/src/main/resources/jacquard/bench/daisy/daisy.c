/* Daisy in C, for cbmc: the program of models/daisy/daisy.h and examples/07-daisy, with WW1, WW2 or RW and perhaps REPAIRED
 * defined. Who has to wait assumes that there is nothing to wait for, so deadlocks are not looked for. */
#include <assert.h>

/* what an inode has on the disk */
enum { IN_USE, BLOCK, LENGTH, MODE };
#define ALLOCATION 0
#define ENTRY(n) (1 + (n))
#define INODE(i, f) (1 + NAMES + 4 * (i) + (f))
#define DATA(b) (1 + NAMES + 4 * INODES + (b))
#ifdef WW2
#define NAMES 3
#define INODES 3
#define BLOCKS 3
unsigned char disk[19] = {3, 1, 2, 0, 1, 0, 0, 6, 1, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0};
#elif defined(RW)
#define NAMES 2
#define INODES 2
#define BLOCKS 2
unsigned char disk[13] = {3, 1, 2, 1, 0, 1, 6, 1, 1, 0, 6, 7, 0};
#else
#define NAMES 2
#define INODES 2
#define BLOCKS 2
unsigned char disk[13] = {3, 1, 2, 1, 0, 0, 6, 1, 1, 0, 6, 0, 0};
#endif
unsigned char head;
_Bool monitor;

#if defined(REPAIRED) || !defined(RW)
#define STEADY
#endif
#if defined(REPAIRED) || defined(RW)
#define CAREFUL
#endif

_Bool token; /* without it, nobody asks or changes whether a lock is taken */
_Bool files[NAMES], inodes[INODES], blocks[BLOCKS], byte_mutex;

static void enter(_Bool *m) {
  __CPROVER_atomic_begin();
  __CPROVER_assume(!*m);
  *m = 1;
  __CPROVER_atomic_end();
}

static void leave(_Bool *m) { *m = 0; }

static void acquire(_Bool *taken) {
  __CPROVER_atomic_begin();
  __CPROVER_assume(!token && !*taken);
  token = 1;
  __CPROVER_atomic_end();
  *taken = 1;
  token = 0;
}

static void release(_Bool *taken) {
  enter(&token);
  *taken = 0;
  leave(&token);
}

static int read_at(int a) {
#ifdef STEADY
  enter(&monitor);
#endif
  head = a;
  int v = disk[head];
#ifdef STEADY
  leave(&monitor);
#endif
  return v;
}
static void write_at(int a, int v) {
#ifdef STEADY
  enter(&monitor);
#endif
  head = a;
  disk[head] = v;
#ifdef STEADY
  leave(&monitor);
#endif
}
static void set_bit(int b, int on) {
#ifdef CAREFUL
  acquire(&byte_mutex);
#endif
  int bits = read_at(ALLOCATION);
  write_at(ALLOCATION, on ? bits | 1 << b : bits & ~(1 << b));
#ifdef CAREFUL
  release(&byte_mutex);
#endif
}
static int allocate_block(void) {
  for (int b = 0; b < BLOCKS; b++) {
    acquire(&blocks[b]);
    int mine = !(read_at(ALLOCATION) & 1 << b);
    if (mine) set_bit(b, 1);
    release(&blocks[b]);
    if (mine) return b;
  }
  return -1;
}
static void delete(int name) {
  acquire(&files[name]);
  int entry = read_at(ENTRY(name));
  if (entry != 0) {
    int i = entry - 1;
    write_at(ENTRY(name), 0);
    acquire(&inodes[i]);
    int block = read_at(INODE(i, BLOCK)), length = read_at(INODE(i, LENGTH)), mode = read_at(INODE(i, MODE));
    acquire(&blocks[block]);
    set_bit(block, 0);
    release(&blocks[block]);
    write_at(INODE(i, IN_USE), 0);
    release(&inodes[i]);
  }
  release(&files[name]);
}
static void creat(int name) {
  acquire(&files[name]);
  if (read_at(ENTRY(name)) == 0) {
    for (int i = 0; i < INODES; i++) {
      acquire(&inodes[i]);
      if (read_at(INODE(i, IN_USE)) == 0) {
        int block = allocate_block();
        if (block >= 0) {
          write_at(INODE(i, IN_USE), 1);
          write_at(INODE(i, BLOCK), block);
          write_at(INODE(i, LENGTH), 0);
          write_at(INODE(i, MODE), 6);
          release(&inodes[i]);
          write_at(ENTRY(name), i + 1);
        } else {
          release(&inodes[i]);
        }
        break;
      }
      release(&inodes[i]);
    }
  }
  release(&files[name]);
}
static int read_file(int name) {
  acquire(&files[name]);
  int entry = read_at(ENTRY(name));
  assert(entry != 0);
  int i = entry - 1;
  acquire(&inodes[i]);
  int block = read_at(INODE(i, BLOCK)), length = read_at(INODE(i, LENGTH)), mode = read_at(INODE(i, MODE));
  assert(length == 1);
  acquire(&blocks[block]);
  int value = read_at(DATA(block));
  release(&blocks[block]);
  release(&inodes[i]);
  release(&files[name]);
  return value;
}
static void write_file(int name, int value) {
  acquire(&files[name]);
  int entry = read_at(ENTRY(name));
  if (entry != 0) {
    int i = entry - 1;
    acquire(&inodes[i]);
    int block = read_at(INODE(i, BLOCK)), length = read_at(INODE(i, LENGTH)), mode = read_at(INODE(i, MODE));
    acquire(&blocks[block]);
    write_at(DATA(block), value);
    release(&blocks[block]);
    if (length == 0) {
      write_at(INODE(i, LENGTH), 1);
      write_at(INODE(i, MODE), mode);
    }
    release(&inodes[i]);
  }
  release(&files[name]);
}

#ifdef WW2
static void first(void) { delete(1); }
static void second(void) { creat(2); }
static void examine(void) {
  for (int b = 0; b < BLOCKS; b++) {
    int count = 0;
    for (int i = 0; i < INODES; i++) count += disk[INODE(i, IN_USE)] && disk[INODE(i, BLOCK)] == b;
    assert(count == (disk[ALLOCATION] >> b & 1));
  }
}
#elif defined(RW)
static void first(void) { int v = read_file(0); assert(v == 7); }
static void second(void) { write_file(1, 5); }
static void examine(void) { assert(disk[DATA(0)] == 7); }
#else
static void first(void) { delete(0); }
static void second(void) { delete(1); }
static void examine(void) { assert(disk[ALLOCATION] == 0); }
#endif
_Bool done1, done2;

int main(void) {
  __CPROVER_ASYNC_1: first(), done1 = 1;
  __CPROVER_ASYNC_2: second(), done2 = 1;
  __CPROVER_assume(done1 && done2);
  examine();
  return 0;
}
