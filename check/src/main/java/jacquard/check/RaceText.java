package jacquard.check;

import jacquard.runtime.control.DataRace;
import java.util.List;

/** Data races in words. */
final class RaceText {
  private static final int MAX_SHOWN = 5;
  private static final int MAX_FRAMES = 6;

  private RaceText() {}

  /** Such as "count: T1 writes at Counter.java:7, T2 reads at Counter.java:7". */
  static String line(DataRace race) {
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

  /** All of them with their stacks, as lines below a verdict. */
  static String of(List<DataRace> races) {
    StringBuilder text = new StringBuilder();
    for (DataRace race : races.subList(0, Math.min(MAX_SHOWN, races.size()))) {
      text.append("  race      ").append(line(race)).append('\n');
      stack(race.first(), text);
      stack(race.second(), text);
    }
    if (races.size() > MAX_SHOWN) {
      text.append("  race      and %d more\n".formatted(races.size() - MAX_SHOWN));
    }
    return text.toString();
  }

  private static void stack(DataRace.Side side, StringBuilder text) {
    text.append("              ").append(side.thread()).append('\n');
    side.stack().stream()
        .limit(MAX_FRAMES)
        .forEach(frame -> text.append("                at ").append(frame).append('\n'));
  }
}
