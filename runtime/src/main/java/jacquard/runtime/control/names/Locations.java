package jacquard.runtime.control.names;

/**
 * Numbers of the things that operations are about: a field or element of an object, its monitor,
 * and so on. A location is an object's name and a slot in it.
 */
public final class Locations {
  /** Slots that are not offsets of fields or elements. */
  public static final int MONITOR = -1;

  /** The permit of a thread, for {@code park}; the name is the thread's number. */
  public static final int PARKER = -2;

  /** Whether a thread has ended. */
  public static final int LIFE = -3;

  /** The initialisation of a class. */
  public static final int INITIALISATION = -4;

  /** The state of a synchroniser that is one object to the program. */
  public static final int SYNCHRONISER = -5;

  /**
   * The work on an object of the JDK's, in {@link jacquard.runtime.control.operations.Sections}.
   */
  public static final int SECTION = -6;

  /** Whether a thread was started; the name is that of its object. */
  public static final int STARTED = -7;

  /** The end of the program, of which there is one. */
  public static final int SHUTDOWN = -8;

  /** What a thread shows of itself; the name is the thread's number. */
  public static final int STATE = -9;

  /** Name, priority and handler of a thread; the name is that of its object. */
  public static final int PROPERTIES = -10;

  /** What an object of the JDK keeps where nothing is seen. */
  public static final int HIDDEN = -11;

  /** The next id of a thread, of which there is one. */
  public static final int THREAD_IDS = -12;

  /** The number in the next name of a thread that is given none, of which there is one. */
  public static final int THREAD_NAMES = -13;

  /** All memory outside of the heap. */
  public static final int OFF_HEAP = -14;

  private final NumberTable numbers = new NumberTable();

  public int of(int name, long slot) {
    return numbers.number(NumberTable.pair(name, (int) slot));
  }

  public int name(int location) {
    return numbers.first(location);
  }

  public int slot(int location) {
    return numbers.second(location);
  }
}
