/**
 * A bit for each block, which says whether a file has it. Who asks for a bit or changes it has the
 * lock of the block.
 *
 * <p>But a disk transfers bytes, not bits. To change one bit, its byte is read, changed, and
 * written, with the bits of up to seven other blocks, whose locks others may have: their changes
 * are lost. {@link CarefulAllocationMap} prevents that.
 */
class AllocationMap {
  private final Layout layout;
  private final Disk disk;

  AllocationMap(Layout layout, Disk disk) {
    this.layout = layout;
    this.disk = disk;
  }

  /** Whether a file has the block. */
  boolean isAllocated(int block) {
    return (disk.readAt(layout.allocationByte(block)) & layout.allocationMask(block)) != 0;
  }

  /** Notes that a file has the block. */
  void allocate(int block) {
    int address = layout.allocationByte(block);
    int bits = disk.readAt(address);
    disk.writeAt(address, bits | layout.allocationMask(block));
  }

  /** Notes that no file has the block any more. */
  void free(int block) {
    int address = layout.allocationByte(block);
    int bits = disk.readAt(address);
    disk.writeAt(address, bits & ~layout.allocationMask(block));
  }
}
