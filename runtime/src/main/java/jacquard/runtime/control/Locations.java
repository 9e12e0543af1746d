package jacquard.runtime.control;

/**
 * Numbers of the things that operations are about: a field or element of an object, its monitor,
 * and so on. A location is an object's name and a slot in it.
 */
final class Locations {
  /** Slots that are not offsets of fields or elements. */
  static final int MONITOR = -1;

  /** The permit of a thread, for {@code park}; the name is the thread's number. */
  static final int PARKER = -2;

  /** Whether a thread has ended. */
  static final int LIFE = -3;

  /** The initialisation of a class. */
  static final int INITIALISATION = -4;

  /** The state of a synchroniser that is one object to the program. */
  static final int SYNCHRONISER = -5;

  /** The work on an object of the JDK's, in {@link Sections}. */
  static final int SECTION = -6;

  /** Whether a thread was started; the name is that of its object. */
  static final int STARTED = -7;

  /** The end of the program, of which there is one. */
  static final int SHUTDOWN = -8;

  /** What a thread shows of itself; the name is the thread's number. */
  static final int STATE = -9;

  /** Name, priority and handler of a thread; the name is that of its object. */
  static final int PROPERTIES = -10;

  private final NumberTable numbers = new NumberTable();

  int of(int name, long slot) {
    return numbers.number(NumberTable.pair(name, (int) slot));
  }

  int name(int location) {
    return numbers.first(location);
  }

  int slot(int location) {
    return numbers.second(location);
  }
}
