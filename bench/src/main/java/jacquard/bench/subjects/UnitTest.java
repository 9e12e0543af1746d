package jacquard.bench.subjects;

import jacquard.script.Program;
import java.util.Locale;

/**
 * A program with what every search that covers all its executions must find.
 *
 * @param test the name in Table 8.1
 */
public record UnitTest(String test, Program program, Ending ending, Expected expected) {

  /** Which executions come to an end. */
  public enum Ending {
    /** All: the state space has no cycle. */
    ALWAYS,
    /** Those in which a thread that yields is not preferred for ever: search with a fair bound. */
    IF_FAIR
  }

  /** What there is to find. */
  public enum Expected {
    HOLDS(""),
    DEADLOCK("deadlock"),
    ASSERTION("assertion"),
    EXCEPTION("exception"),
    LIVELOCK("livelock");

    private final String kind;

    Expected(String kind) {
      this.kind = kind;
    }

    /** The kind of violation as verdicts name it; empty if there is none. */
    public String kind() {
      return kind;
    }
  }

  public boolean isBug() {
    return expected != Expected.HOLDS;
  }

  /** Such as {@code MRSE(2) lost-wake-up}. */
  public String name() {
    return program.name();
  }

  @Override
  public String toString() {
    return name();
  }

  /** A name with its size and, unless this is the correct program, its bug. */
  static String nameOf(String test, int size, Enum<?> version, Expected expected) {
    String name = "%s(%d)".formatted(test, size);
    return expected == Expected.HOLDS
        ? name
        : name + " " + version.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
