/* Daisy: a thread deletes a file, which has block 1, while another one makes a file, for which it takes block 2 (or
 * block 1 again). The allocation bits of both are in one byte, which both read, change and write: one of the changes
 * may be lost. */
#define NAMES 3
#define INODES 3
#define BLOCKS 3
#define ADDRESS_BITS 5
#define DISK_BYTES 32
#define CONTENTS { 3, 1, 2, 0, 1, 0, 0, 6, 1, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
#define STEADY_DISK
#ifdef REPAIRED
#define CAREFUL_ALLOCATION
#endif
#include "daisy.h"

active proctype Deleter() {
	LOCALS
	delete(1)
	done++
}

active proctype Maker() {
	LOCALS
	creat(2)
	done++
}

active proctype Examination() {
	done == 2
	ENTER
	d_step {
		assert(HAS(0, 0) + HAS(1, 0) + HAS(2, 0) == BIT(0))
		assert(HAS(0, 1) + HAS(1, 1) + HAS(2, 1) == BIT(1))
		assert(HAS(0, 2) + HAS(1, 2) + HAS(2, 2) == BIT(2))
	}
	EXIT
}
