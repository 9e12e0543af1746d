/**
 * The inodes on the disk. An inode is opened before it is used, which takes its lock, and closed
 * afterwards, which gives the lock back.
 */
class Inodes {
  /** What a new file may: its owner may read and write it. */
  static final int DEFAULT_MODE = 6;

  private final Layout layout;
  private final Disk disk;
  private final Locks locks;

  Inodes(Layout layout, Disk disk, Locks locks) {
    this.layout = layout;
    this.disk = disk;
    this.locks = locks;
  }

  /** Opens the first inode that is not in use, for a new file; null if all are in use. */
  Inode openNew(Blocks blocks) {
    for (int number = 0; number < layout.inodes(); number++) {
      locks.acquireInode(number);
      if (field(number, Layout.IN_USE) == 0) {
        return initialise(number, blocks);
      }
      locks.releaseInode(number);
    }
    return null;
  }

  /** Finds a block for a new inode; null if the disk is full. */
  private Inode initialise(int number, Blocks blocks) {
    int block = blocks.allocate();
    if (Status.isFailure(block)) {
      locks.releaseInode(number);
      return null;
    }
    setField(number, Layout.IN_USE, 1);
    setField(number, Layout.BLOCK, block);
    Inode inode = new Inode(number, block, 0, DEFAULT_MODE);
    save(inode);
    return inode;
  }

  /** Opens the inode of a file that exists. */
  Inode open(int number) {
    locks.acquireInode(number);
    return new Inode(
        number,
        field(number, Layout.BLOCK),
        field(number, Layout.LENGTH),
        field(number, Layout.MODE));
  }

  /** Writes what may have changed of an open inode. */
  void save(Inode inode) {
    setField(inode.number(), Layout.LENGTH, inode.length());
    setField(inode.number(), Layout.MODE, inode.mode());
  }

  /** Makes an open inode free for other files. */
  void discard(Inode inode) {
    setField(inode.number(), Layout.IN_USE, 0);
  }

  /** Ends the use of an open inode. */
  void close(Inode inode) {
    locks.releaseInode(inode.number());
  }

  private int field(int number, int field) {
    return disk.readAt(layout.inode(number, field));
  }

  private void setField(int number, int field, int value) {
    disk.writeAt(layout.inode(number, field), value);
  }
}
