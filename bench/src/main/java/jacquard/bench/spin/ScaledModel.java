package jacquard.bench.spin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A model without violations whose number N can be chosen.
 *
 * @param name of its file, too
 * @param about what it is made of
 * @param full N for searches without reduction
 * @param alone N for searches without reduction that the start of a tool is not to matter in
 * @param reduced N for searches with reduction; empty where that leaves next to nothing
 * @param depth what Spin needs to reach every state: its stack is allocated at once
 */
record ScaledModel(String name, String about, int full, int alone, OptionalInt reduced, int depth) {
  private static final Pattern SIZE = Pattern.compile("(?m)^#define N .*$");

  /** Each takes Spin seconds, in different ways. */
  static final List<ScaledModel> ALL =
      List.of(
          both("filter-lock", "shared variables, loops over the others", 4, 4, 4, 500_000),
          both("szymanski", "deterministic steps with loops in them", 4, 5, 5, 3_000_000),
          both("philosophers", "short atomic sequences", 6, 6, 7, 1_000_000),
          both("readers-writers", "locks and counters", 5, 5, 5, 1_000_000),
          both("hanoi", "a puzzle: one process, a small state", 9, 9, 9, 500_000),
          both("warehouse", "records of integers in wide arrays", 3, 3, 3, 2_000_000),
          fullOnly("leader-ring", "buffered channels that are parameters", 6, 7, 10_000),
          both("token-ring", "buffered channels of three fields", 3, 4, 4, 3_000_000),
          both("sliding-window", "two processes, long channels", 6, 8, 6, 500_000),
          both("two-phase-commit", "channels, a choice of messages", 4, 4, 4, 10_000),
          both("rendezvous-ring", "rendezvous", 5, 5, 6, 1_500_000),
          both("sorting", "exclusive ends of channels", 4, 5, 7, 10_000));

  private static ScaledModel both(
      String name, String about, int full, int alone, int reduced, int depth) {
    return new ScaledModel(name, about, full, alone, OptionalInt.of(reduced), depth);
  }

  private static ScaledModel fullOnly(String name, String about, int full, int alone, int depth) {
    return new ScaledModel(name, about, full, alone, OptionalInt.empty(), depth);
  }

  /**
   * What holds of the infinite runs of a model.
   *
   * @param size N for searches with reduction
   * @param alone N for searches without reduction that the start of a tool is not to matter in
   */
  private record Formula(int size, int alone, String text) {}

  private static final Map<String, Formula> FORMULAS =
      Map.of(
          "filter-lock", new Formula(4, 4, "[] (inside < 2)"),
          "szymanski", new Formula(4, 5, "[] (inside < 2)"),
          "readers-writers", new Formula(5, 5, "[] (value != 7 || room)"),
          "hanoi", new Formula(8, 9, "[] (peg[0] < 4)"),
          "leader-ring", new Formula(6, 7, "<> (leaders == 1)"),
          "two-phase-commit", new Formula(4, 4, "<> (undecided == 0)"),
          "sliding-window", new Formula(5, 8, "[] (base <= N)"),
          "sorting", new Formula(6, 5, "<> (done == N)"));

  private Optional<Formula> formula() {
    return Optional.ofNullable(FORMULAS.get(name));
  }

  /** N for a mode; empty where the model is not for it. */
  OptionalInt size(Mode mode) {
    return switch (mode) {
      case FULL -> OptionalInt.of(full);
      case REDUCED -> reduced;
      case INFINITE -> formula().stream().mapToInt(Formula::size).findFirst();
    };
  }

  /** N for a search alone; empty where the model is not for it. */
  OptionalInt size(Question question) {
    return switch (question) {
      case STATES -> OptionalInt.of(alone);
      case INFINITE_RUNS -> formula().stream().mapToInt(Formula::alone).findFirst();
    };
  }

  /** The model with N replaced, and with its formula where that is asked for. */
  String text(int size, Mode mode) {
    return mode == Mode.INFINITE
        ? "%s%nltl %s { %s }%n".formatted(text(size), Mode.FORMULA, formula().orElseThrow().text())
        : text(size);
  }

  /** The model with N replaced. */
  String text(int size) {
    try (InputStream in = ScaledModel.class.getResourceAsStream(name + ".pml")) {
      if (in == null) {
        throw new IllegalStateException("no model " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return SIZE.matcher(text).replaceFirst("#define N " + size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
