/*
 * 8b. A cache under a read-write lock. Two threads read entries, one changes them, and nobody sees half of a change; but
 * there are too many executions to run them all.
 */
/** A few entries, each a value and the version that it is of, which many may read or one may write. */
class ReadWriteCache {
  private final ReadWriteLock lock = new ReadWriteLock();
  private final int[] versions;
  private final int[] values;

  ReadWriteCache(int entries) {
    versions = new int[entries];
    values = new int[entries];
    for (int i = 0; i < entries; i++) {
      values[i] = valueOf(i, 0);
    }
  }

  /** What an entry contains, in a given version. */
  static int valueOf(int entry, int version) {
    return 10 * entry + version;
  }

  /** Replaces an entry by its next version. */
  void refresh(int entry) throws InterruptedException {
    lock.beginWriting();
    versions[entry]++;
    values[entry] = valueOf(entry, versions[entry]);
    lock.endWriting();
  }

  /** Fails if somebody else is in the middle of a change. */
  void requireWhole(int entry) throws InterruptedException {
    lock.beginReading();
    if (values[entry] != valueOf(entry, versions[entry])) {
      throw new AssertionError("half of a change is seen");
    }
    lock.endReading();
  }

  /** Many readers or one writer. */
  static class ReadWriteLock {
    private int readers;
    private boolean isWriting;

    synchronized void beginReading() throws InterruptedException {
      while (isWriting) {
        wait();
      }
      readers++;
    }

    synchronized void endReading() {
      readers--;
      notifyAll();
    }

    synchronized void beginWriting() throws InterruptedException {
      while (isWriting || readers > 0) {
        wait();
      }
      isWriting = true;
    }

    synchronized void endWriting() {
      isWriting = false;
      notifyAll();
    }
  }

  static final int ENTRIES = 2;

  /** Reads every entry. */
  static class Reader extends Thread {
    private final ReadWriteCache cache;

    Reader(String name, ReadWriteCache cache) {
      super(name);
      this.cache = cache;
    }

    @Override
    public void run() {
      try {
        for (int entry = 0; entry < ENTRIES; entry++) {
          cache.requireWhole(entry);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts a reader");
      }
    }
  }

  /** Refreshes every entry. */
  static class Writer extends Thread {
    private final ReadWriteCache cache;

    Writer(String name, ReadWriteCache cache) {
      super(name);
      this.cache = cache;
    }

    @Override
    public void run() {
      try {
        for (int entry = 0; entry < ENTRIES; entry++) {
          cache.refresh(entry);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts a writer");
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWriteCache cache = new ReadWriteCache(ENTRIES);
    Reader first = new Reader("first", cache);
    Reader second = new Reader("second", cache);
    Writer north = new Writer("north", cache);
    Writer south = new Writer("south", cache);
    first.start();
    second.start();
    north.start();
    south.start();
    first.join();
    second.join();
    north.join();
    south.join();
    for (int entry = 0; entry < ENTRIES; entry++) {
      if (cache.versions[entry] != 2) {
        throw new AssertionError("a change is lost");
      }
    }
  }
}
