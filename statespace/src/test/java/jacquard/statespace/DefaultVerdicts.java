package jacquard.statespace;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.promela.PromelaTarget;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomClaims;
import jacquard.promela.random.RandomEvents;
import jacquard.promela.random.RandomLargeSteps;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomPriorities;
import jacquard.promela.random.RandomSyntax;
import jacquard.statespace.engine.StatefulEngine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** What Spin and we say about everything that a file claims, each with what it does by default. */
final class DefaultVerdicts {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Where the seeds of a generator start that is used twice. */
  private static final long SECOND = 1_000_000;

  /** How many models there are for one that takes long to compile. */
  private static final int RARE = 8;

  private static final List<LongFunction<String>> GENERATORS =
      List.of(
          RandomModel::withEndLabels,
          RandomChoices::text,
          RandomPriorities::text,
          RandomSyntax::text,
          seed -> RandomModel.withEndLabels(seed + SECOND) + RandomClaim.text(seed),
          RandomEvents::text,
          RandomClaims::text,
          RandomModel::withManyLocals,
          seed -> RandomChoices.text(seed + SECOND),
          seed -> seed % RARE == 0 ? RandomLargeSteps.text(seed) : RandomLoopModel.text(seed));

  private DefaultVerdicts() {}

  /**
   * The verdicts about one property.
   *
   * @param spin whether Spin finds an error; empty where it refuses the model or does not end
   * @param ours whether we do
   */
  record Pair(String property, Optional<Boolean> spin, Optional<Boolean> ours) {
    boolean differ() {
      return spin.isPresent() && !spin.equals(ours);
    }
  }

  /** A random model; which constructs it has depends on the last digit of its number. */
  static String model(long number) {
    int size = GENERATORS.size();
    return GENERATORS.get(Math.floorMod(number, size)).apply(Math.floorDiv(number, size));
  }

  /** One pair for finite runs, and one for each claim about infinite ones. */
  static List<Pair> of(String text, Path folder) {
    Path file = folder.resolve("model.pml");
    try {
      Files.createDirectories(folder);
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    PromelaTarget target = PromelaTarget.read(file.toString(), List.of());
    Model model = target.model();
    CheckRequest all = CheckRequest.of(target.name()).with(CheckOptions.TIMEOUT, LIMIT);
    List<Pair> pairs = new ArrayList<>();
    Questions ask = new Questions(target, folder, all);
    pairs.add(ask.pair("safety", CheckOptions.SAFETY, true, List.of("-DNOCLAIM"), List.of()));
    for (Model.Formula formula : model.formulas()) {
      String name = formula.name();
      pairs.add(
          ask.pair("ltl " + name, CheckOptions.LTL, name, List.of(), List.of("-a", "-N", name)));
    }
    for (ProcessGraph claim : model.claims()) {
      String name = claim.name();
      pairs.add(ask.pair("never " + name, CheckOptions.NEVER, name, List.of(), List.of("-a")));
    }
    if (model.hasAcceptLabels()) {
      List<String> verify = List.of("-a", "-E");
      pairs.add(
          ask.pair("acceptance", CheckOptions.ACCEPTANCE, true, List.of("-DNOCLAIM"), verify));
    }
    return pairs;
  }

  private record Questions(PromelaTarget target, Path folder, CheckRequest all) {
    /**
     * Asks both. Where they differ, Spin is asked again without its reduction, which is not valid
     * for all models: where processes look at variables of others, for one.
     */
    <T> Pair pair(
        String property,
        CheckOption<T> option,
        T value,
        List<String> compile,
        List<String> verify) {
      Optional<Boolean> ours = ours(target, all.with(option, value));
      Pair pair = new Pair(property, Spin.byDefault(folder, compile, verify), ours);
      if (!pair.differ()) {
        return pair;
      }
      List<String> full = new ArrayList<>(compile);
      full.add("-DNOREDUCE");
      return new Pair(property, Spin.byDefault(folder, full, verify), ours);
    }
  }

  private static Optional<Boolean> ours(PromelaTarget target, CheckRequest request) {
    Check check = new StatefulEngine().check(target, request, Watcher.SILENT);
    return switch (check.verdict()) {
      case Verdict.Holds _ -> Optional.of(false);
      case Verdict.Violated _ -> Optional.of(true);
      case Verdict.Unknown _ -> Optional.empty();
    };
  }
}
