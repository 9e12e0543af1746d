package jacquard.check;

import jacquard.runtime.control.DataRace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/** Data races in words. */
final class RaceText {
  private static final int MAX_SHOWN = 5;
  private static final int MAX_FRAMES = 6;

  private RaceText() {}

  /**
   * Each in a line, such as "count: T1 writes at Counter.java:7, T2 reads at Counter.java:7"; those
   * that differ only in who came first are told once.
   */
  static List<String> lines(List<DataRace> races) {
    return distinct(races).stream().map(RaceText::line).toList();
  }

  private static List<DataRace> distinct(List<DataRace> races) {
    SequencedMap<Set<String>, DataRace> distinct = new LinkedHashMap<>();
    for (DataRace race : races) {
      distinct.putIfAbsent(
          Set.copyOf(List.of(race.location(), side(race.first()), side(race.second()))), race);
    }
    return List.copyOf(distinct.values());
  }

  private static String line(DataRace race) {
    return "%s: %s, %s".formatted(race.location(), side(race.first()), side(race.second()));
  }

  private static String side(DataRace.Side side) {
    return side.thread()
        + (side.writes() ? " writes" : " reads")
        + (side.stack().isEmpty() ? "" : " at " + place(side.stack().getFirst()));
  }

  private static String place(StackTraceElement frame) {
    return frame.getFileName() == null || frame.getLineNumber() < 0
        ? frame.getClassName() + "." + frame.getMethodName()
        : frame.getFileName() + ":" + frame.getLineNumber();
  }

  /** As lines of a report. */
  static String brief(List<DataRace> races) {
    return told(races, 0);
  }

  /** As lines of a report, with how each thread got there. */
  static String withStacks(List<DataRace> races) {
    return told(races, MAX_FRAMES);
  }

  private static String told(List<DataRace> races, int frames) {
    StringBuilder text = new StringBuilder();
    List<DataRace> distinct = distinct(races);
    for (DataRace race : distinct.subList(0, Math.min(MAX_SHOWN, distinct.size()))) {
      text.append("  race      ").append(line(race)).append('\n');
      stack(race.first(), frames, text);
      stack(race.second(), frames, text);
    }
    if (distinct.size() > MAX_SHOWN) {
      text.append("  race      and %d more\n".formatted(distinct.size() - MAX_SHOWN));
    }
    return text.toString();
  }

  private static void stack(DataRace.Side side, int frames, StringBuilder text) {
    if (frames > 0) {
      text.append("              ").append(side.thread()).append('\n');
    }
    side.stack().stream()
        .limit(frames)
        .map(Thrown::plain)
        .forEach(frame -> text.append("                at ").append(frame).append('\n'));
  }
}
