/**
 * Looks at a disk that nobody uses, and says what is wrong on it: what {@code fsck} does for real
 * file systems.
 */
class Examination {
  private final Layout layout;
  private final Disk disk;
  private final AllocationMap map;

  Examination(Layout layout, Disk disk) {
    this.layout = layout;
    this.disk = disk;
    this.map = new AllocationMap(layout, disk);
  }

  /** Fails if something is wrong. */
  void requireSoundness() {
    for (int name = 0; name < layout.names(); name++) {
      int entry = disk.readAt(layout.entry(name));
      if (entry != 0 && disk.readAt(layout.inode(entry - 1, Layout.IN_USE)) == 0) {
        throw new AssertionError("a name stands for an inode that is not in use");
      }
    }
    for (int block = 0; block < layout.blocks(); block++) {
      int files = filesWith(block);
      if (files > 1) {
        throw new AssertionError("two files have the same block");
      }
      if (files == 1 && !map.isAllocated(block)) {
        throw new AssertionError("a block is free although a file has it");
      }
      if (files == 0 && map.isAllocated(block)) {
        throw new AssertionError("a block is lost: it is not free, and no file has it");
      }
    }
  }

  private int filesWith(int block) {
    int files = 0;
    for (int number = 0; number < layout.inodes(); number++) {
      if (disk.readAt(layout.inode(number, Layout.IN_USE)) != 0
          && disk.readAt(layout.inode(number, Layout.BLOCK)) == block) {
        files++;
      }
    }
    return files;
  }
}
