/**
 * A toy file system on a toy disk. It is put together from its parts here, which differ only in
 * whether they have a race.
 */
class Daisy {
  private final Layout layout;
  private final Disk disk;
  private final Directory directory;

  private Daisy(Layout layout, Disk disk, AllocationMap map) {
    Locks locks = new Locks(layout);
    Blocks blocks = new Blocks(layout, disk, map, locks);
    Inodes inodes = new Inodes(layout, disk, locks);
    this.layout = layout;
    this.disk = disk;
    this.directory = new Directory(layout, disk, locks, new FileSystem(layout, inodes, blocks));
  }

  /** Every byte is transferred alone, but changes of allocation bits may get lost. */
  static Daisy withRacyAllocation(Layout layout) {
    Disk disk = new SteadyDisk(layout.bytes());
    return new Daisy(layout, disk, new AllocationMap(layout, disk));
  }

  /** Allocation bits are safe, but the head of the disk may move before a byte is transferred. */
  static Daisy withRacyDisk(Layout layout) {
    Disk disk = new Disk(layout.bytes());
    return new Daisy(layout, disk, new CarefulAllocationMap(layout, disk));
  }

  /** Without both races. */
  static Daisy repaired(Layout layout) {
    Disk disk = new SteadyDisk(layout.bytes());
    return new Daisy(layout, disk, new CarefulAllocationMap(layout, disk));
  }

  Directory directory() {
    return directory;
  }

  /** Looks for what must not be, while nobody uses the file system. */
  Examination examination() {
    return new Examination(layout, disk);
  }
}
