/* Daisy: a thread reads a file while another one writes another file. To transfer a byte, the head of the disk is moved
 * there first; in between, the other thread may move it elsewhere. */
#define NAMES 2
#define INODES 2
#define BLOCKS 2
#define ADDRESS_BITS 4
#define DISK_BYTES 16
#define CONTENTS { 3, 1, 2, 1, 0, 1, 6, 1, 1, 0, 6, 7, 0, 0, 0, 0 }
#define CAREFUL_ALLOCATION
#ifdef REPAIRED
#define STEADY_DISK
#endif
#include "daisy.h"

active proctype Reader() {
	LOCALS
	unsigned value : 3
	read_file(0, value)
	assert(value == 7)
	done++
}

active proctype Writer() {
	LOCALS
	write_file(1, 5)
	done++
}

active proctype Examination() {
	done == 2
	ENTER
	assert(disk[DATA(0)] == 7)
	EXIT
}
