package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.promela.Promela;
import jacquard.promela.PromelaTarget;
import jacquard.symbolic.encode.Mode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The models of the corpus have the verdicts that are recorded for them. */
class CorpusVerdictsTest {
  private static final Path MODELS = Path.of("..", "models");

  /** Larger models, all methods and all modes are for a run on demand. */
  private static final boolean ALL = Boolean.getBoolean("jacquard.symbolic.corpus");

  private static final long MAX_STATES = Long.getLong("jacquard.symbolic.states", 30L);
  private static final Duration PATIENCE =
      Duration.ofSeconds(Long.getLong("jacquard.symbolic.seconds", 20L));

  private static final Set<String> REFUSED =
      new TreeSet<>(
          Set.of(
              "enabled",
              "notrace-absent",
              "notrace-found",
              "priorities",
              "priority-changes",
              "priority-counters",
              "priority-first",
              "priority-starts",
              "trace-broken",
              "trace-longer",
              "trace-order",
              "trace-step",
              "trace-unfinished"));

  /** Never claims with variables, timeouts and deterministic steps. */
  private static final Set<String> REFUSED_CLAIMS =
      Set.of(
          "claim-steps first",
          "claim-steps follows",
          "claim-steps again",
          "claim-steps blocks",
          "claim-variables thrice",
          "claim-variables unreached",
          "claim-variables remembers",
          "claim-timeout waits",
          "claim-timeout moves",
          "claim-timeout-first waits",
          "claim-timeout-first again",
          "claim-timeout-first stays",
          "claim-timeout-first before");

  private static final long NEVER_STATES = 50;

  private final SortedMap<String, Integer> counts = new TreeMap<>();

  private static List<String[]> rows(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\\t", -1))
        .toList();
  }

  @Test
  void safetyChecksHaveTheRecordedVerdicts(TestReporter reporter) throws IOException {
    List<String> methods = ALL ? List.of("bmc", "induction", "pdr", "bdd") : List.of("pdr");
    Set<String> refused = new TreeSet<>();
    for (String[] row : rows(MODELS.resolve("expected.tsv"))) {
      boolean small = Long.parseLong(row[2]) <= MAX_STATES;
      if (small || REFUSED.contains(row[0])) {
        Path file = MODELS.resolve(row[0] + ".pml");
        CheckRequest request = CheckRequest.of(file.toString()).with(CheckOptions.SAFETY, true);
        if (!compare(file, request, methods, row[1])) {
          refused.add(row[0]);
        }
      }
    }
    tell(reporter);
    assertThat(refused).isEqualTo(REFUSED);
    assertThat(counts.getOrDefault("holds", 0)).isPositive();
    assertThat(counts.getOrDefault("violated", 0)).isPositive();
  }

  @Test
  void checksOfInfiniteRunsHaveTheRecordedVerdicts(TestReporter reporter) throws IOException {
    List<String> methods = ALL ? List.of("auto", "bmc", "pdr", "bdd") : List.of("auto");
    for (String[] row : rows(MODELS.resolve("liveness").resolve("expected.tsv"))) {
      boolean isNever = row[1].startsWith("--never");
      if (Long.parseLong(row[3]) > (isNever ? NEVER_STATES : MAX_STATES / 5)) {
        continue;
      }
      Path file = MODELS.resolve("liveness").resolve(row[0] + ".pml");
      assertThat(compare(file, request(file, row[1]), methods, row[2]))
          .as("%s %s", row[0], row[1])
          .isEqualTo(
              !REFUSED_CLAIMS.contains(
                  row[0] + row[1].replace("--never", "").replace(" --fair weak", "")));
    }
    tell(reporter);
    assertThat(counts.getOrDefault("holds", 0)).isPositive();
    assertThat(counts.getOrDefault("violated", 0)).isPositive();
  }

  private void tell(TestReporter reporter) {
    counts.forEach((what, count) -> reporter.publishEntry(what, Integer.toString(count)));
  }

  private static CheckRequest request(Path file, String options) {
    CheckRequest request = CheckRequest.of(file.toString());
    List<String> words = new ArrayList<>(List.of(options.split(" ", -1)));
    CheckRequest named =
        switch (words.getFirst()) {
          case "--ltl" -> request.with(CheckOptions.LTL, words.get(1));
          case "--never" ->
              request.with(
                  CheckOptions.NEVER,
                  words.size() > 1 && !words.get(1).startsWith("--") ? words.get(1) : "");
          case "--acceptance" -> request.with(CheckOptions.ACCEPTANCE, true);
          case "--non-progress" -> request.with(CheckOptions.NON_PROGRESS, true);
          default -> throw new IllegalArgumentException(options);
        };
    return options.endsWith("--fair weak") ? named.with(CheckOptions.FAIR, "weak") : named;
  }

  /** Whether the model is taken. */
  private boolean compare(Path file, CheckRequest request, List<String> methods, String expected)
      throws IOException {
    PromelaTarget target = new PromelaTarget(file.toString(), List.of(), Promela.read(file));
    for (String method : methods) {
      for (Mode mode : ALL ? Mode.values() : new Mode[] {Mode.TRANSACTIONS}) {
        CheckRequest one =
            request
                .with(CheckOptions.METHOD, method)
                .with(CheckOptions.MODE, mode.word())
                .with(CheckOptions.TIMEOUT, PATIENCE);
        Verdict verdict;
        try {
          verdict = new SymbolicEngine().check(target, one, Watcher.SILENT).verdict();
        } catch (RefusedRequestException e) {
          assertThat(e).hasMessageContaining("does not take").hasMessageContaining(".pml:");
          return false;
        }
        switch (verdict) {
          case Verdict.Holds _ -> assertThat(expected).as("%s", one).isEqualTo("holds");
          case Verdict.Violated _ -> assertThat(expected).as("%s", one).isNotEqualTo("holds");
          case Verdict.Unknown _ -> {}
        }
        counts.merge(
            verdict.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT), 1, Integer::sum);
      }
    }
    return true;
  }
}
