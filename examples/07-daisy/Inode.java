/** An inode in memory: what is known of a file. */
class Inode {
  private final int number;
  private final int block;
  private int length;
  private int mode;

  Inode(int number, int block, int length, int mode) {
    this.number = number;
    this.block = block;
    this.length = length;
    this.mode = mode;
  }

  int number() {
    return number;
  }

  /** The block that has the data of the file. */
  int block() {
    return block;
  }

  /** How many bytes the file has. */
  int length() {
    return length;
  }

  /** The file's permissions. */
  int mode() {
    return mode;
  }

  void setLength(int length) {
    this.length = length;
  }

  void setMode(int mode) {
    this.mode = mode;
  }
}
