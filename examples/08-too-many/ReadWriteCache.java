/*
 * 8b. A cache under a read-write lock. Two threads read entries, two change them, and nobody sees half of a change; but
 * there are too many executions to run them all.
 */
/** A few entries, each a value and the version that it is of, which many may read or one may write. */
class ReadWriteCache {
  /** Versions are numbered from 0, and after the last one comes the first again. */
  static final int VERSIONS = 4;

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
    int version = (versions[entry] + 1) % VERSIONS;
    versions[entry] = version;
    values[entry] = valueOf(entry, version);
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

  /** Some readers or one writer. */
  static class ReadWriteLock {
    static final int MOST_READERS = 3;

    private int readers;
    private boolean isWriting;

    synchronized void beginReading() throws InterruptedException {
      while (isWriting || readers == MOST_READERS) {
        wait();
      }
      readers++;
    }

    synchronized void endReading() {
      if (readers == 0) {
        throw new IllegalMonitorStateException("nobody reads");
      }
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
