/** Operations on files, which are known by the numbers of their inodes here. */
class FileSystem {
  private static final int LARGEST_BYTE = 255;

  private final Layout layout;
  private final Inodes inodes;
  private final Blocks blocks;

  FileSystem(Layout layout, Inodes inodes, Blocks blocks) {
    this.layout = layout;
    this.inodes = inodes;
    this.blocks = blocks;
  }

  /** Makes an empty file, and returns the number of its inode, or {@link Status#FULL}. */
  int creat() {
    Inode inode = inodes.openNew(blocks);
    if (inode == null) {
      return Status.FULL;
    }
    inodes.close(inode);
    return inode.number();
  }

  /** A byte of a file, or {@link Status#OUT_OF_RANGE}. */
  int read(int number, int offset) {
    Inode inode = inodes.open(number);
    int value = Status.OUT_OF_RANGE;
    if (offset >= 0 && offset < inode.length()) {
      value = blocks.read(inode.block(), offset);
    }
    inodes.close(inode);
    return value;
  }

  /** Changes a byte of a file, or adds one at its end. */
  int write(int number, int offset, int value) {
    Inode inode = inodes.open(number);
    int status = Status.OUT_OF_RANGE;
    if (isWritable(inode, offset) && value >= 0 && value <= LARGEST_BYTE) {
      blocks.write(inode.block(), offset, value);
      if (offset == inode.length()) {
        inode.setLength(offset + 1);
        inodes.save(inode);
      }
      status = Status.OK;
    }
    inodes.close(inode);
    return status;
  }

  private boolean isWritable(Inode inode, int offset) {
    return offset >= 0 && offset <= inode.length() && offset < layout.blockBytes();
  }

  /** Deletes a file: its block is free afterwards, and so is its inode. */
  int delete(int number) {
    Inode inode = inodes.open(number);
    blocks.free(inode.block());
    inodes.discard(inode);
    inodes.close(inode);
    return Status.OK;
  }

  /** How many bytes a file has. */
  int length(int number) {
    Inode inode = inodes.open(number);
    int length = inode.length();
    inodes.close(inode);
    return length;
  }

  /** The permissions of a file. */
  int mode(int number) {
    Inode inode = inodes.open(number);
    int mode = inode.mode();
    inodes.close(inode);
    return mode;
  }

  /** Changes the permissions of a file. */
  int setMode(int number, int mode) {
    if (mode < 0 || mode > LARGEST_BYTE) {
      return Status.OUT_OF_RANGE;
    }
    Inode inode = inodes.open(number);
    inode.setMode(mode);
    inodes.save(inode);
    inodes.close(inode);
    return Status.OK;
  }
}
