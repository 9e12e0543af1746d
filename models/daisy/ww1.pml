/* Daisy: two threads delete two files, which have the blocks 0 and 1. The allocation bits of both are in one byte,
 * which both read, change and write: one of the changes may be lost. */
#define NAMES 2
#define INODES 2
#define BLOCKS 2
#define ADDRESS_BITS 4
#define DISK_BYTES 16
#define CONTENTS { 3, 1, 2, 1, 0, 0, 6, 1, 1, 0, 6, 0, 0, 0, 0, 0 }
#define STEADY_DISK
#ifdef REPAIRED
#define CAREFUL_ALLOCATION
#endif
#include "daisy.h"

active proctype First() {
	LOCALS
	delete(0)
	done++
}

active proctype Second() {
	LOCALS
	delete(1)
	done++
}

active proctype Examination() {
	done == 2
	ENTER
	assert(disk[ALLOCATION] == 0)
	EXIT
}
