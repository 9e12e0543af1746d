/**
 * What operations return where they have no better answer. Everything that is not negative is a
 * success, as in C.
 */
class Status {
  static final int OK = 0;

  /** There is a file of this name already. */
  static final int EXISTS = -1;

  /** There is no file of this name. */
  static final int NO_SUCH_FILE = -2;

  /** There is no free inode, or no free block. */
  static final int FULL = -3;

  /** There is no such place in the file, or a value is not one of a byte. */
  static final int OUT_OF_RANGE = -4;

  private Status() {}

  static boolean isFailure(int status) {
    return status < 0;
  }
}
