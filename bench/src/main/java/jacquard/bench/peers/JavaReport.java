package jacquard.bench.peers;

import jacquard.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Both tables, for the console and as a page. */
record JavaReport(List<Speed> speeds, List<TimeToBug> hunts, double loadBefore, double loadAfter) {
  /** Columns of words. */
  private static final int LEFT = 3;

  private static final double WANTED_RATE = 30_000;
  private static final double WANTED_MILLIS = 2_000;
  private static final List<String> SPEED =
      List.of(
          "correct scenario",
          "tool",
          "verdict",
          "executions",
          "traces",
          "executions/s",
          "per s of processor");
  private static final List<String> HUNT =
      List.of("buggy scenario", "tool", "verdict", "executions", "ms to the verdict", "ms of JVM");

  JavaReport {
    speeds = List.copyOf(speeds);
    hunts = List.copyOf(hunts);
  }

  String text() {
    return text(SPEED, speedRows()) + "\n" + text(HUNT, huntRows()) + "\n" + summary("\n");
  }

  String markdown(String command) {
    return """
    # Real Java, beside Lincheck

    `%s` on JDK %s, %d processors. Written by that command.

    Both tools check the same [programs](../../bench/src/main/java/jacquard/bench/peers/programs), each in JVMs of its
    own, one after the other. Jacquard uses its default search, and best-first search
    where there is a bug, for up to 20 s. Lincheck's `runConcurrentTest` explores up to %s
    executions for a bug, and %s per check where speed is measured. It does not tell how many executions it made: the
    programs count them outside of the heap, since Lincheck restores objects; those it repeats to report a bug are
    counted too. "passes" is not a proof.

    Executions per second are the median of the rounds after those for warming up. Each check of a round begins
    anew, so setting up a search is included. Processor time is that of the whole process. "ms of JVM" is the wall time
    of a new worker JVM from start to end, the median of all; the JDK was prepared before.

    The threads are objects of classes that extend `Thread`: on JDK 25 Lincheck 3.7 explores next to nothing where
    threads share an object only through a lambda, a record or the task of a plain `Thread`, and a racy counter passes.
    The threads of a pool are such plain threads.

    ## Speed

    %s
    ## Bugs

    %s
    ## Goals

    %s\
    """
        .formatted(
            command,
            Runtime.version(),
            Runtime.getRuntime().availableProcessors(),
            Table.number(Tool.MOST),
            Table.number(Tool.SOME),
            markdown(SPEED, speedRows()),
            markdown(HUNT, huntRows()),
            summary("\n\n"));
  }

  private List<List<String>> speedRows() {
    List<List<String>> rows = new ArrayList<>();
    for (Speed s : speeds) {
      rows.add(
          List.of(
              s.scenario().title(),
              s.tool().title(),
              s.verdict(),
              s.executions() < 0 ? "-" : Table.number(s.executions()),
              s.traces() < 0 ? "-" : Table.number(s.traces()),
              number(s.perSecond()),
              number(s.perCpuSecond())));
    }
    return rows;
  }

  private List<List<String>> huntRows() {
    List<List<String>> rows = new ArrayList<>();
    for (TimeToBug h : hunts) {
      rows.add(
          List.of(
              h.scenario().title(),
              h.tool().title(),
              h.verdict() + (h.isFound() ? "" : " (missed)"),
              number(h.executions()),
              number(h.checkMillis()),
              number(h.processMillis())));
    }
    return rows;
  }

  private String summary(String between) {
    Speed ours = speed(Tool.JACQUARD);
    Speed theirs = speed(Tool.LINCHECK);
    return String.join(
            between,
            "At least %s executions per second on the first scenario: %s, %s per second of processor; %s times Lincheck's."
                .formatted(
                    number(WANTED_RATE),
                    verdict(ours.perSecond() >= WANTED_RATE, number(ours.perSecond())),
                    number(ours.perCpuSecond()),
                    number(ours.perSecond() / theirs.perSecond())),
            goal(Tool.JACQUARD),
            goal(Tool.BEST_FIRST),
            String.format(
                Locale.ROOT,
                "Load average %.1f before and %.1f after, on %d processors: other work slows both"
                    + " down.",
                loadBefore,
                loadAfter,
                Runtime.getRuntime().availableProcessors()))
        + "\n";
  }

  private String goal(Tool tool) {
    List<TimeToBug> its = hunts.stream().filter(h -> h.tool() == tool).toList();
    List<TimeToBug> missed = its.stream().filter(h -> !h.isFound()).toList();
    double slowest =
        its.stream()
            .filter(TimeToBug::isFound)
            .mapToDouble(TimeToBug::processMillis)
            .max()
            .orElse(Double.NaN);
    return "%s, every bug within %s ms of a new JVM: %s for the slowest of those found%s."
        .formatted(
            tool.title(),
            number(WANTED_MILLIS),
            verdict(missed.isEmpty() && slowest <= WANTED_MILLIS, number(slowest) + " ms"),
            missed.isEmpty()
                ? ""
                : "; missed: "
                    + String.join(", ", missed.stream().map(h -> h.scenario().title()).toList()));
  }

  private Speed speed(Tool tool) {
    return speeds.stream()
        .filter(s -> s.scenario() == Scenario.ONE_SECTION && s.tool() == tool)
        .findFirst()
        .orElseThrow();
  }

  private static String verdict(boolean met, String number) {
    return (met ? "met, " : "not met, ") + number;
  }

  private static String number(double n) {
    return Double.isNaN(n) ? "-" : Table.number(Math.round(n));
  }

  private static String text(List<String> titles, List<List<String>> rows) {
    Table table = new Table();
    for (int c = 0; c < titles.size(); c++) {
      table.column(titles.get(c), c < LEFT ? Table.Align.LEFT : Table.Align.RIGHT);
    }
    rows.forEach(table::row);
    return table.text("  ");
  }

  private static String markdown(List<String> titles, List<List<String>> rows) {
    StringBuilder out = new StringBuilder("| " + String.join(" | ", titles) + " |\n|");
    for (int c = 0; c < titles.size(); c++) {
      out.append(c < LEFT ? "---|" : "---:|");
    }
    out.append('\n');
    for (List<String> row : rows) {
      out.append("| ").append(String.join(" | ", row)).append(" |\n");
    }
    return out.toString();
  }
}
