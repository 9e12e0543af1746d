package jacquard.runtime.control.names;

/** Hands out names: those of one thread, or those of one class's initialiser. */
public final class Namespace {
  public final int number;
  private int next;

  public Namespace(int number) {
    this.number = number;
  }

  public static Namespace ofThread(int thread) {
    return new Namespace(thread + 1);
  }

  static Namespace ofClass(int type) {
    return new Namespace(-type - 1);
  }

  /** The namespace of what the JDK has in static fields. */
  public static Namespace ofJdk() {
    return new Namespace(Integer.MIN_VALUE);
  }

  /** The namespace of one object that is older than the execution. */
  public static Namespace ofWorld(int member) {
    return new Namespace(Integer.MIN_VALUE + 1 + member);
  }

  public void reset() {
    next = 0;
  }

  public int next() {
    return next++;
  }
}
