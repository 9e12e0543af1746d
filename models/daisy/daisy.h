/* Daisy, a toy file system with fine-grained locks: the program of examples/07-daisy, translated by hand.
 * The parameters are NAMES, INODES and BLOCKS, and a block has one byte. Numbers have as many bits as these sizes need, and
 * arrays as many elements as their indices can tell apart. With STEADY_DISK the head of the disk stays
 * where it is while a byte is transferred; with CAREFUL_ALLOCATION the byte that has an allocation bit is locked while
 * the bit changes. */

/* what an inode has on the disk, a byte each */
#define IN_USE 0
#define BLOCK 1
#define LENGTH 2
#define MODE 3
#define DEFAULT_MODE 6

/* where everything lies: allocation bits, directory entries, inodes, data */
#define ALLOCATION 0
#define ENTRY(name) (1 + name)
#define INODE(number, field) (1 + NAMES + 4 * (number) + field)
#define DATA(block) (1 + NAMES + 4 * INODES + block)

byte disk[DISK_BYTES] = CONTENTS
unsigned head : ADDRESS_BITS
bool monitor	/* of the disk */

/* Whether a lock is taken may be asked and changed only with the token; there is one for all locks here. */
bool token
bool file_taken[NAMES], inode_taken[4], block_taken[4]
#ifdef CAREFUL_ALLOCATION
bool byte_taken	/* of the byte with the allocation bits */
#endif

unsigned done : 2	/* threads that have come to their end */

/* the variables of a thread */
#define LOCALS unsigned entry : 2, inode : 2, block : 2, bits : 3, used : 1, length : 1, mode : 3

#ifdef STEADY_DISK
#define ENTER d_step { !monitor -> monitor = true }
#define EXIT monitor = false
#else
#define ENTER skip
#define EXIT skip
#endif

inline read_at(address, value) {
	ENTER
	head = address
	value = disk[head]
	EXIT
}

inline write_at(address, value) {
	ENTER
	head = address
	disk[head] = value
	EXIT
}

/* Who finds the lock taken gives the token back and waits; so the token is had where the lock is free. */
inline acquire(taken) {
	d_step { !token && !taken -> token = true }
	taken = true
	token = false
}

inline release(taken) {
	d_step { !token -> token = true }
	taken = false
	token = false
}

#ifdef CAREFUL_ALLOCATION
#define ACQUIRE_BYTE acquire(byte_taken)
#define RELEASE_BYTE release(byte_taken)
#else
#define ACQUIRE_BYTE skip
#define RELEASE_BYTE skip
#endif

inline allocate_bit(b) {
	ACQUIRE_BYTE
	read_at(ALLOCATION, bits)
	write_at(ALLOCATION, bits | (1 << b))
	RELEASE_BYTE
}

inline free_bit(b) {
	ACQUIRE_BYTE
	read_at(ALLOCATION, bits)
	write_at(ALLOCATION, bits & ~(1 << b))
	RELEASE_BYTE
}

/* The first block that is free; BLOCKS if there is none. */
inline allocate_block(b) {
	b = 0
	do
	:: b < BLOCKS ->
		acquire(block_taken[b])
		read_at(ALLOCATION, bits)
		if
		:: bits & (1 << b) ->
			release(block_taken[b])
			b++
		:: else ->
			allocate_bit(b)
			release(block_taken[b])
			break
		fi
	:: else -> break
	od
}

inline free_block(b) {
	acquire(block_taken[b])
	free_bit(b)
	release(block_taken[b])
}

inline open_inode(i) {
	acquire(inode_taken[i])
	read_at(INODE(i, BLOCK), block)
	read_at(INODE(i, LENGTH), length)
	read_at(INODE(i, MODE), mode)
}

inline save_inode(i) {
	write_at(INODE(i, LENGTH), length)
	write_at(INODE(i, MODE), mode)
}

inline close_inode(i) {
	release(inode_taken[i])
}

/* Takes the lock of a name; entry is 0 if there is no such file. */
inline look_up(name) {
	acquire(file_taken[name])
	read_at(ENTRY(name), entry)
}

inline leave(name) {
	release(file_taken[name])
}

inline creat(name) {
	look_up(name)
	if
	:: entry == 0 ->
		inode = 0
		do
		:: inode < INODES ->
			acquire(inode_taken[inode])
			read_at(INODE(inode, IN_USE), used)
			if
			:: used ->
				close_inode(inode)
				inode++
			:: else ->
				allocate_block(block)
				if
				:: block < BLOCKS ->
					write_at(INODE(inode, IN_USE), 1)
					write_at(INODE(inode, BLOCK), block)
					length = 0
					mode = DEFAULT_MODE
					save_inode(inode)
					close_inode(inode)
					write_at(ENTRY(name), inode + 1)
				:: else -> close_inode(inode)
				fi
				break
			fi
		:: else -> break
		od
	:: else
	fi
	leave(name)
}

inline delete(name) {
	look_up(name)
	if
	:: entry != 0 ->
		inode = entry - 1
		write_at(ENTRY(name), 0)
		open_inode(inode)
		free_block(block)
		write_at(INODE(inode, IN_USE), 0)
		close_inode(inode)
	:: else
	fi
	leave(name)
}

/* Reads the only byte of a file, which must have one. */
inline read_file(name, value) {
	look_up(name)
	assert(entry != 0)
	inode = entry - 1
	open_inode(inode)
	assert(length == 1)
	acquire(block_taken[block])
	read_at(DATA(block), value)
	release(block_taken[block])
	close_inode(inode)
	leave(name)
}

/* Writes the only byte of a file. */
inline write_file(name, value) {
	look_up(name)
	if
	:: entry != 0 ->
		inode = entry - 1
		open_inode(inode)
		acquire(block_taken[block])
		write_at(DATA(block), value)
		release(block_taken[block])
		if
		:: length == 0 ->
			length = 1
			save_inode(inode)
		:: else
		fi
		close_inode(inode)
	:: else
	fi
	leave(name)
}

/* An allocation bit is set if and only if one file has the block. */
#define HAS(number, b) (disk[INODE(number, IN_USE)] && disk[INODE(number, BLOCK)] == b)
#define BIT(b) ((disk[ALLOCATION] >> b) & 1)
