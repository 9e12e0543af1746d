/** An allocation map in which the byte that has a bit is locked while the bit changes. */
class CarefulAllocationMap extends AllocationMap {
  private final Layout layout;
  private final Mutex[] bytes;

  CarefulAllocationMap(Layout layout, Disk disk) {
    super(layout, disk);
    this.layout = layout;
    this.bytes = new Mutex[layout.allocationByte(layout.blocks() - 1) + 1];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = new Mutex();
    }
  }

  @Override
  void allocate(int block) {
    Mutex mutex = bytes[layout.allocationByte(block)];
    mutex.acquire();
    super.allocate(block);
    mutex.release();
  }

  @Override
  void free(int block) {
    Mutex mutex = bytes[layout.allocationByte(block)];
    mutex.acquire();
    super.free(block);
    mutex.release();
  }
}
