package jacquard.runtime.control;

/** Hands out names: those of one thread, or those of one class's initialiser. */
final class Namespace {
  final int number;
  private int next;

  Namespace(int number) {
    this.number = number;
  }

  static Namespace ofThread(int thread) {
    return new Namespace(thread + 1);
  }

  static Namespace ofClass(int type) {
    return new Namespace(-type - 1);
  }

  /** The namespace of what the JDK has in static fields. */
  static Namespace ofJdk() {
    return new Namespace(Integer.MIN_VALUE);
  }

  /** The namespace of one object that is older than the execution. */
  static Namespace ofWorld(int member) {
    return new Namespace(Integer.MIN_VALUE + 1 + member);
  }

  void reset() {
    next = 0;
  }

  int next() {
    return next++;
  }
}
