/**
 * Operations on files, by name. A name is a small number. The lock of a name is held from the
 * moment that its entry is looked up until the operation is done.
 */
class Directory {
  private final Layout layout;
  private final Disk disk;
  private final Locks locks;
  private final FileSystem files;

  Directory(Layout layout, Disk disk, Locks locks, FileSystem files) {
    this.layout = layout;
    this.disk = disk;
    this.locks = locks;
    this.files = files;
  }

  /** Makes an empty file. */
  int creat(int name) {
    int file = lookUp(name);
    int status = Status.EXISTS;
    if (file == Status.NO_SUCH_FILE) {
      status = enter(name, files.creat());
    }
    leave(name);
    return status;
  }

  private int enter(int name, int file) {
    if (Status.isFailure(file)) {
      return file;
    }
    disk.writeAt(layout.entry(name), file + 1);
    return Status.OK;
  }

  /** A byte of a file. */
  int read(int name, int offset) {
    int file = lookUp(name);
    int value = Status.isFailure(file) ? file : files.read(file, offset);
    leave(name);
    return value;
  }

  /** Changes a byte of a file, or adds one at its end. */
  int write(int name, int offset, int value) {
    int file = lookUp(name);
    int status = Status.isFailure(file) ? file : files.write(file, offset, value);
    leave(name);
    return status;
  }

  /** Deletes a file. */
  int delete(int name) {
    int file = lookUp(name);
    int status = file;
    if (!Status.isFailure(file)) {
      disk.writeAt(layout.entry(name), 0);
      status = files.delete(file);
    }
    leave(name);
    return status;
  }

  /** How many bytes a file has. */
  int length(int name) {
    int file = lookUp(name);
    int length = Status.isFailure(file) ? file : files.length(file);
    leave(name);
    return length;
  }

  /** The permissions of a file. */
  int mode(int name) {
    int file = lookUp(name);
    int mode = Status.isFailure(file) ? file : files.mode(file);
    leave(name);
    return mode;
  }

  /** Changes the permissions of a file. */
  int setMode(int name, int mode) {
    int file = lookUp(name);
    int status = Status.isFailure(file) ? file : files.setMode(file, mode);
    leave(name);
    return status;
  }

  /** Takes the lock of a name, and finds the inode that it stands for. */
  private int lookUp(int name) {
    locks.acquireFile(name);
    int entry = disk.readAt(layout.entry(name));
    return entry == 0 ? Status.NO_SUCH_FILE : entry - 1;
  }

  private void leave(int name) {
    locks.releaseFile(name);
  }
}
