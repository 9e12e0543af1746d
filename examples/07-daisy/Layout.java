/**
 * Where everything lies on the disk. The sizes are parameters, so that a check can do with a disk
 * of a few bytes.
 *
 * <pre>
 *   allocation bits | directory entries | inodes | data blocks
 * </pre>
 */
class Layout {
  /** Allocation bits in a byte of the disk. */
  static final int BITS = 8;

  /** What an inode has on the disk, a byte each. */
  static final int IN_USE = 0;

  static final int BLOCK = 1;
  static final int LENGTH = 2;
  static final int MODE = 3;
  private static final int INODE_BYTES = 4;

  private final int names;
  private final int inodes;
  private final int blocks;
  private final int blockBytes;

  Layout(int names, int inodes, int blocks, int blockBytes) {
    this.names = names;
    this.inodes = inodes;
    this.blocks = blocks;
    this.blockBytes = blockBytes;
  }

  /** How many file names there are; a name is a number below this one. */
  int names() {
    return names;
  }

  int inodes() {
    return inodes;
  }

  int blocks() {
    return blocks;
  }

  int blockBytes() {
    return blockBytes;
  }

  /** The address of the byte that has the allocation bit of a block, and of up to seven others. */
  int allocationByte(int block) {
    return block / BITS;
  }

  /** The allocation bit of a block within its byte. */
  int allocationMask(int block) {
    return 1 << (block % BITS);
  }

  /** The address of a directory entry: 0 for no file, or else the number of its inode plus 1. */
  int entry(int name) {
    return allocationBytes() + name;
  }

  /** The address of a field of an inode. */
  int inode(int number, int field) {
    return allocationBytes() + names + number * INODE_BYTES + field;
  }

  /** The address of a byte of a block. */
  int data(int block, int offset) {
    return allocationBytes() + names + inodes * INODE_BYTES + block * blockBytes + offset;
  }

  /** The size of the disk. */
  int bytes() {
    return data(blocks, 0);
  }

  private int allocationBytes() {
    return (blocks + BITS - 1) / BITS;
  }
}
