package jacquard.bench.spin;

import jacquard.bench.measure.Median;
import jacquard.bench.measure.TimedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What the full search of a model takes on one core, with the start of either tool left aside: the
 * processor time of a command, less that of the same command on a model of two steps.
 *
 * @param size its N
 */
record SearchAlone(ScaledModel model, int size, Question question, List<Round> rounds) {
  /** A model that takes no time, but all that comes before and after. */
  private static final String NEXT_TO_NOTHING = "byte x; active proctype P() { x = 1; x = 2 }\n";

  private static final String ITS_FORMULA = "ltl " + Mode.FORMULA + " { [] (x < 3) }\n";

  /** The commands take turns. */
  record Round(Sample pan, Sample panStart, Sample jacquard, Sample jacquardStart) {}

  SearchAlone {
    rounds = List.copyOf(rounds);
  }

  static SearchAlone measure(
      Installation installation,
      ScaledModel model,
      int size,
      Question question,
      int rounds,
      Duration budget)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("spin");
    Path small = Files.createTempDirectory("spin");
    try {
      verifier(installation, model.text(size, question.mode()), question, folder, budget);
      verifier(installation, nextToNothing(question), question, small, budget);
      List<String> pan = new ArrayList<>(List.of("./pan"));
      pan.addAll(question.panOptions());
      pan.add("-m" + question.depth(model));
      List<String> jacquard =
          new ArrayList<>(
              Configuration.JACQUARD.command(installation, Mode.FULL, model.depth(), "model.pml"));
      jacquard.addAll(question.mode().options());
      List<Round> all = new ArrayList<>();
      for (int round = 0; round < rounds; round++) {
        all.add(
            new Round(
                run(installation, Configuration.SPIN_SAME_STATES, pan, folder, budget),
                run(installation, Configuration.SPIN_SAME_STATES, pan, small, budget),
                run(installation, Configuration.JACQUARD, jacquard, folder, budget),
                run(installation, Configuration.JACQUARD, jacquard, small, budget)));
      }
      return new SearchAlone(model, size, question, all);
    } finally {
      Folders.delete(folder);
      Folders.delete(small);
    }
  }

  private static String nextToNothing(Question question) {
    return question.mode() == Mode.INFINITE ? NEXT_TO_NOTHING + ITS_FORMULA : NEXT_TO_NOTHING;
  }

  /** Translates a model as Spin does for the same states as ours; the compiler is told -O2. */
  private static void verifier(
      Installation installation, String model, Question question, Path folder, Duration budget)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve("model.pml"), model);
    List<String> translate = new ArrayList<>(List.of("spin"));
    translate.addAll(Configuration.SPIN_SAME_STATES.before());
    translate.addAll(List.of("-a", "model.pml"));
    TimedRun.run(translate, folder, budget);
    List<String> compile = new ArrayList<>(List.of("gcc", "-w", "-O2", "-DNOREDUCE"));
    compile.addAll(question.compilerOptions());
    compile.add("-DMEMLIM=" + installation.spinMegabytes());
    compile.addAll(List.of("-o", "pan", "pan.c"));
    TimedRun.run(compile, folder, budget);
  }

  private static Sample run(
      Installation installation,
      Configuration configuration,
      List<String> command,
      Path folder,
      Duration budget)
      throws IOException, InterruptedException {
    TimedRun run = TimedRun.run(installation.pinned(configuration, command), folder, budget);
    return Sample.of(configuration.tool(), run);
  }

  /** Why it does not count; empty if it does. */
  String problem() {
    for (Round round : rounds) {
      if (!round.pan().search().counts()) {
        return "pan: " + round.pan().search().problem();
      }
      if (!round.jacquard().search().counts()) {
        return round.jacquard().search().problem();
      }
    }
    return "";
  }

  boolean counts() {
    return problem().isEmpty();
  }

  long panStates() {
    return rounds.getFirst().pan().search().states();
  }

  long states() {
    return rounds.getFirst().jacquard().search().states();
  }

  /** The median of the processor seconds of a command. */
  double seconds(Function<Round, Sample> command) {
    return Median.of(
        rounds.stream().mapToDouble(r -> command.apply(r).cpu().toNanos() / 1e9).toArray());
  }

  double panSearch() {
    return seconds(Round::pan) - seconds(Round::panStart);
  }

  double search() {
    return seconds(Round::jacquard) - seconds(Round::jacquardStart);
  }

  /** Both without their starts. */
  double ratio() {
    return search() / panSearch();
  }

  /** Both as they are. */
  double wholeRatio() {
    return seconds(Round::jacquard) / seconds(Round::pan);
  }
}
