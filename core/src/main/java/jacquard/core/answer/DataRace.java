package jacquard.core.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;

/**
 * Two accesses of one location that nothing orders in the Java memory model.
 *
 * @param location as the program's author calls it
 */
public record DataRace(String location, Access first, Access second) {
  /** Each pair of lines once, whichever comes first and whatever calls led to them. */
  public static List<DataRace> distinct(List<DataRace> races) {
    SequencedMap<List<Object>, DataRace> distinct = new LinkedHashMap<>();
    for (DataRace race : races) {
      Set<String> places =
          new TreeSet<>(List.of(race.first.placeAndType(), race.second.placeAndType()));
      distinct.putIfAbsent(List.of(race.location, places), race);
    }
    return List.copyOf(distinct.values());
  }

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

    private String placeAndType() {
      return place + " " + type;
    }

    public String text() {
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
