/** The data blocks: which of them are free, and what they contain. */
class Blocks {
  private final Layout layout;
  private final Disk disk;
  private final AllocationMap map;
  private final Locks locks;

  Blocks(Layout layout, Disk disk, AllocationMap map, Locks locks) {
    this.layout = layout;
    this.disk = disk;
    this.map = map;
    this.locks = locks;
  }

  /** Takes the first block that is free, and returns its number, or {@link Status#FULL}. */
  int allocate() {
    for (int block = 0; block < layout.blocks(); block++) {
      locks.acquireBlock(block);
      boolean isMine = !map.isAllocated(block);
      if (isMine) {
        map.allocate(block);
      }
      locks.releaseBlock(block);
      if (isMine) {
        return block;
      }
    }
    return Status.FULL;
  }

  /** Gives a block back. */
  void free(int block) {
    locks.acquireBlock(block);
    map.free(block);
    locks.releaseBlock(block);
  }

  /** A byte of a block. */
  int read(int block, int offset) {
    locks.acquireBlock(block);
    int value = disk.readAt(layout.data(block, offset));
    locks.releaseBlock(block);
    return value;
  }

  /** Changes a byte of a block. */
  void write(int block, int offset, int value) {
    locks.acquireBlock(block);
    disk.writeAt(layout.data(block, offset), value);
    locks.releaseBlock(block);
  }
}
