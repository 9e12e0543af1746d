package jacquard.hooks;

/** The monitors that objects have. */
public interface MonitorControl {
  void enter(Object monitor, int site);

  void exit(Object monitor, int site);

  /** Waits for at most that long; 0 nanoseconds for no limit. */
  void await(Object monitor, long nanos, int site) throws InterruptedException;

  void signal(Object monitor, int site);

  void signalAll(Object monitor, int site);

  boolean holds(Object monitor);
}
