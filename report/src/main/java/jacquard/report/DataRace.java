package jacquard.report;

import java.util.List;

/**
 * Two accesses of one location that nothing orders in the Java memory model.
 *
 * @param location as the program's author calls it
 */
public record DataRace(String location, Access first, Access second) {

  /**
   * One of them.
   *
   * @param place the line of the program, such as {@code Account.java:12}
   * @param stack the frames as stack traces show them, the innermost first
   */
  public record Access(String thread, Type type, String place, List<String> stack) {
    public Access {
      stack = List.copyOf(stack);
    }

    String placeAndType() {
      return place + " " + type;
    }

    String text() {
      return "%s %s (%s)".formatted(thread, type == Type.WRITE ? "writes" : "reads", place);
    }
  }

  /** What an access does. */
  public enum Type {
    READ,
    WRITE
  }

  /** Such as "Account.balance: T1 writes (Account.java:7), T2 reads (Account.java:9)". */
  public String text() {
    return "%s: %s, %s".formatted(location, first.text(), second.text());
  }
}
