package jacquard.bench.spin;

import jacquard.report.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** All tables, for the console and as a page. */
record SpinReport(
    Installation installation,
    List<Measurement> measurements,
    List<SearchAlone> searches,
    List<Reduction> reductions,
    double loadBefore,
    double loadAfter) {
  private static final double WANTED_ON_ONE = 2;
  private static final double WANTED_ON_TWO = 1;
  private static final long GIGABYTE = 1 << 30;

  SpinReport {
    measurements = List.copyOf(measurements);
    searches = List.copyOf(searches);
    reductions = List.copyOf(reductions);
  }

  String text() {
    StringBuilder out = new StringBuilder();
    SpeedTables speed = new SpeedTables(measurements);
    for (Mode mode : measuredModes()) {
      out.append(mode.title()).append(":\n").append(speed.models(mode).text()).append('\n');
      out.append("Geometric means of the ratios to " + mode.baseline().name() + ":\n");
      out.append(speed.means(mode).text()).append('\n');
    }
    for (SearchAloneTable table : searchTables()) {
      out.append(table.question().title()).append(", processor time on one core:\n");
      out.append(table.grid().text()).append('\n');
    }
    if (!reductions.isEmpty()) {
      out.append("Reductions:\n").append(new ReductionTable(reductions).grid().text()).append('\n');
    }
    goals().forEach(goal -> out.append(goal).append('\n'));
    return out.append('\n').append(machine()).append('\n').toString();
  }

  String markdown(String command) {
    StringBuilder out = new StringBuilder();
    out.append(
        """
        # Models, beside Spin

        `%s`, written by that command. %s

        %s

        """
            .formatted(command, machine(), String.join("\n\n", goals())));
    SpeedTables speed = new SpeedTables(measurements);
    if (!measurements.isEmpty()) {
      out.append(explanation());
      for (Mode mode : measuredModes()) {
        out.append("### ").append(mode.title()).append("\n\n");
        out.append(speed.models(mode).markdown());
        out.append("\nGeometric means of the ratios to `" + mode.baseline().name());
        out.append("`, over the models that both searched to the end:\n\n");
        out.append(speed.means(mode).markdown()).append('\n');
      }
    }
    if (!searches.isEmpty()) {
      out.append(
          """
          ### The search alone

          Processor time on one core, without reduction, of Spin's verifier itself (`spin -o1 -o2 -o3 -a`, then
          `gcc -O2 -DSAFETY -DNOREDUCE`, neither of which is counted) and of the whole command `jacquard check --search full
          --workers 1`; the median of the rounds, in each of which the commands take turns. "Start" is what the same command
          takes for a model of two steps: the start of the JVM is nearly all of it for Jacquard, the allocation of the table
          for Spin. What the JVM compiles while it searches counts as search. Some models are larger here than above, so
          that a search takes seconds. For infinite runs the models have a formula: Spin's verifier is compiled without
          `-DSAFETY` and run with `-a`, and Jacquard is told `--ltl`.

          """);
      for (SearchAloneTable table : searchTables()) {
        out.append(table.question().title()).append(":\n\n");
        out.append(table.grid().markdown()).append('\n');
      }
    }
    if (!reductions.isEmpty()) {
      out.append(
          """
          ## States that the reductions leave

          The models of the [corpus](../../models), every search going on after violations. "Spin" is
          its reduction on the same process graphs as ours (`spin -a -o1 -o2 -o3`, compiled with `-DSAFETY -DNOCLAIM`,
          run with `-c0 -m100000 -w18`); with "merging" Spin also merges statements, as it comes. Models with a remark
          instead of ratios are not in the means.

          """);
      out.append(new ReductionTable(reductions).grid().markdown());
    }
    return out.toString();
  }

  private String explanation() {
    return """
    ## Speed

    The [models](../../bench/src/main/resources/jacquard/bench/spin) are our own, without violations, each of another
    kind:

    %s

    Each time is that of the whole command, the median of the rounds, in each of which the commands take turns. For
    Spin these are translation, gcc and the search (`spin -run -safety`, with `-noreduce` where nothing is reduced, and
    `-m` deep enough for each model); for Jacquard the launcher, the start of the JVM and the search (`jacquard check
    --search full`, or `ample`). %s Processor time is user and system time of all processes of
    a command. "States/s of search" goes by the tool's own clock. Bytes per state are those of states and hash table as
    the tool reports them; Spin's table starts with 128 MB. "Peak" is the largest process of the command, looked at ten
    times a second.

    As it comes, Spin merges statements and so stores fewer states of some models; with `-o1 -o2 -o3` it stores the same
    as Jacquard. Its ways to use two cores: `-DNCORE=2` searches depth first with two processes, `-bfspar` breadth first
    with hash-compact storage, which may miss states. Ratios without reduction are to the run with `-o1 -o2 -o3`, with
    reduction to `spin -run` as it comes; formulas about infinite runs, which hold, are checked by `spin -run -a` and by
    `jacquard check --ltl`. Rows that are neither that nor `jacquard --workers` are of one round.

    """
        .formatted(
            ScaledModel.ALL.stream()
                .map(m -> "- " + m.name() + ": " + m.about())
                .collect(Collectors.joining("\n")),
            installation.taskset()
                ? "Commands for one core are pinned to one processor with `taskset`, so that the"
                    + " JVM's compiler and collector share it."
                : "There is no `taskset` here: commands for one core were not kept from using"
                    + " others.");
  }

  private List<Mode> measuredModes() {
    return measurements.stream().map(Measurement::mode).distinct().toList();
  }

  private List<SearchAloneTable> searchTables() {
    return Arrays.stream(Question.values())
        .map(question -> SearchAloneTable.of(question, searches))
        .filter(table -> !table.isEmpty())
        .toList();
  }

  private List<String> goals() {
    List<String> goals = new ArrayList<>();
    for (Mode mode : measuredModes()) {
      String words = mode.title().toLowerCase(Locale.ROOT);
      goals.add(
          "Within a factor of two of `%s` on one core, %s: %s."
              .formatted(
                  mode.baseline().name(),
                  words,
                  Comparison.of(mode, Configuration.JACQUARD, measurements).within(WANTED_ON_ONE)));
      goals.add(
          "Ahead of it on two cores, %s: %s."
              .formatted(
                  words,
                  Comparison.of(mode, Configuration.JACQUARD_TWO, measurements)
                      .within(WANTED_ON_TWO)));
    }
    searchTables().forEach(table -> goals.add(table.goal()));
    if (!reductions.isEmpty()) {
      ReductionTable table = new ReductionTable(reductions);
      double mean = table.mean(Reduction::ample, Reduction::spin);
      goals.add(
          String.format(
              Locale.ROOT,
              "No more states than Spin's reduction on the corpus in the geometric mean: %s, %.3f"
                  + " times as many; %.3f times where Spin also merges statements.",
              mean <= 1 ? "met" : "not met",
              mean,
              table.mean(Reduction::ample, Reduction::merging)));
    }
    return goals;
  }

  private String machine() {
    return String.format(
        Locale.ROOT,
        "%s; %s; JDK %s; %d processors, %s GB. Load average %.1f before and %.1f after.",
        installation.spin(),
        installation.gcc(),
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        Table.number(Math.round((double) Installation.memory() / GIGABYTE)),
        loadBefore,
        loadAfter);
  }

  /** Where a tool is wrong: violations, or another number of states where it should be the same. */
  List<String> disagreements() {
    List<String> found = new ArrayList<>();
    for (Measurement m : measurements) {
      if (m.problem().equals("violated")) {
        found.add(m.configuration().name() + " finds a violation in " + m.model().name());
      }
    }
    for (Measurement spin : measurements) {
      if (spin.mode() == Mode.FULL
          && spin.configuration().equals(Configuration.SPIN_SAME_STATES)
          && spin.counts()) {
        measurements.stream()
            .filter(m -> m.mode() == Mode.FULL && m.model().equals(spin.model()))
            .filter(m -> m.configuration().tool() == Configuration.Tool.JACQUARD && m.counts())
            .filter(m -> m.states() != spin.states())
            .forEach(
                m ->
                    found.add(
                        "%s stores %s states of %s, Spin %s"
                            .formatted(
                                m.configuration().name(),
                                Table.number(m.states()),
                                m.model().name(),
                                Table.number(spin.states()))));
      }
    }
    searches.stream()
        .filter(s -> s.counts() && s.states() != s.panStates())
        .forEach(
            s ->
                found.add(
                    "jacquard stores %s states of %s(%d), pan %s"
                        .formatted(
                            Table.number(s.states()),
                            s.model().name(),
                            s.size(),
                            Table.number(s.panStates()))));
    return found;
  }
}
