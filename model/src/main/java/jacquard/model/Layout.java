package jacquard.model;

/**
 * Where things are in a state: a header, the global variables and channels, then one frame of equal
 * size for each process, in the order of their numbers. Numbers of several bytes start with the
 * lowest byte.
 */
public final class Layout {
  /** How many processes there are. */
  public static final int COUNT = 0;

  /** The process that runs alone, plus 1; 0 if there is none. */
  public static final int HOLDER = 1;

  /** The process that moved last, in models that ask. */
  public static final int LAST = 2;

  public static final int GLOBAL_HEADER = 3;

  /** In a frame: the number of the graph. */
  public static final int KIND = 0;

  /** In a frame: the location, two bytes. */
  public static final int LOCATION = 1;

  public static final int FRAME_HEADER = 3;

  /** In a frame: the priority of the process, in models that have priorities. */
  public static final int PRIORITY = FRAME_HEADER;

  /** No model has more processes at one time. */
  public static final int MAX_PROCESSES = 255;

  /** No model has more graphs, of processes and of claims. */
  public static final int MAX_KINDS = 1 << 8;

  /** No graph has more locations. */
  public static final int MAX_LOCATIONS = 1 << 16;

  private Layout() {}
}
