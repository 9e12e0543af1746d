package jacquard.bench.chapter8;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.Expectation;
import jacquard.litmus.Litmus;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.Shape;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** How many executions best-first search needs to a first violation, in each order. */
record PriorityStudy(List<Row> rows) {
  PriorityStudy {
    rows = List.copyOf(rows);
  }

  /** An order of the branches; {@code seeds} of them where it draws random numbers. */
  record Order(String name, int seeds, LongFunction<List<Priority>> priorities) {}

  /**
   * One program with a violation.
   *
   * @param depthFirst DPOR without sleep sets, or BPOR with the fair bound, as below best-first
   * @param withSleep DPOR with sleep sets, where that applies
   * @param best for each order the geometric mean over its seeds
   */
  record Row(UnitTest test, double depthFirst, Optional<Double> withSleep, List<Double> best) {
    Row {
      best = List.copyOf(best);
    }
  }

  /** The candidates. Newest first is what ties are broken by, and so what no priority means. */
  static List<Order> orders() {
    return List.of(
        new Order("newest", 1, _ -> List.of()),
        new Order("preemptions", 1, _ -> List.of(Priorities.PREEMPTIONS)),
        new Order("awake", 1, _ -> List.of(Priorities.AWAKE)),
        new Order("awake,preemptions", 1, _ -> List.of(Priorities.AWAKE, Priorities.PREEMPTIONS)),
        new Order("preemptions,awake", 1, _ -> List.of(Priorities.PREEMPTIONS, Priorities.AWAKE)),
        new Order("shallowest", 1, _ -> List.of(Priority.Branch::step)),
        new Order("oldest", 1, _ -> List.of(Priority.Branch::number)),
        new Order("random(1)", 1, _ -> List.of(Priorities.random(1))),
        new Order("random", Bugs.SEEDS, s -> List.of(Priorities.random(s))),
        new Order(
            "preemptions,random",
            Bugs.SEEDS,
            s -> List.of(Priorities.PREEMPTIONS, Priorities.random(s))),
        new Order(
            "awake,random", Bugs.SEEDS, s -> List.of(Priorities.AWAKE, Priorities.random(s))));
  }

  /** The litmus programs that some execution violates, also at twice their default size. */
  static List<UnitTest> violatedLitmus() {
    return LitmusCatalog.shapes().stream()
        .flatMap(PriorityStudy::sizes)
        .filter(l -> l.expectation().verdict() != Expectation.Kind.HOLDS)
        .map(PriorityStudy::asTest)
        .toList();
  }

  private static Stream<Litmus> sizes(Shape shape) {
    List<Integer> twice = shape.parameters().stream().map(p -> 2 * p.defaultValue()).toList();
    boolean larger =
        !twice.isEmpty()
            && IntStream.range(0, twice.size())
                .allMatch(i -> twice.get(i) <= shape.parameters().get(i).max());
    return larger ? Stream.of(shape.litmus(), shape.litmus(twice)) : Stream.of(shape.litmus());
  }

  private static UnitTest asTest(Litmus litmus) {
    return new UnitTest(
        "litmus",
        litmus.program(),
        UnitTest.Ending.ALWAYS,
        switch (litmus.expectation().verdict()) {
          case ASSERTION_FAILS -> UnitTest.Expected.ASSERTION;
          case DEADLOCKS -> UnitTest.Expected.DEADLOCK;
          case HOLDS -> UnitTest.Expected.HOLDS;
        });
  }

  static PriorityStudy measure(List<UnitTest> tests, SearchBudget budget) {
    List<Row> rows = new ArrayList<>();
    for (UnitTest test : tests) {
      Optional<Double> withSleep =
          test.ending() == UnitTest.Ending.ALWAYS
              ? Optional.of(
                  executions(Searches.named("dpor").orElseThrow().search(1), test, budget))
              : Optional.empty();
      List<Double> best = new ArrayList<>();
      for (Order order : orders()) {
        best.add(
            geometricMean(
                LongStream.rangeClosed(1, order.seeds())
                    .mapToObj(
                        seed ->
                            executions(
                                Bugs.bestFirst(test, order.priorities().apply(seed)), test, budget))
                    .toList()));
      }
      rows.add(new Row(test, executions(Bugs.depthFirst(test), test, budget), withSleep, best));
    }
    return new PriorityStudy(rows);
  }

  /** Where the budget ends first, what it allowed counts: the search needs at least as many. */
  private static double executions(Search search, UnitTest test, SearchBudget budget) {
    return BugSearch.once(search, new Script(test.program()), budget, test.expected().kind())
        .executions();
  }

  /** Both together. */
  PriorityStudy and(PriorityStudy other) {
    List<Row> both = new ArrayList<>(rows);
    both.addAll(other.rows);
    return new PriorityStudy(both);
  }

  /** Exact where all values are the same. */
  static double geometricMean(List<Double> values) {
    boolean same = values.stream().distinct().count() == 1;
    return same
        ? values.getFirst()
        : Math.exp(values.stream().mapToDouble(Math::log).average().orElse(0));
  }

  /** The geometric mean over all programs of what an order needs. */
  double mean(int order) {
    return geometricMean(rows.stream().map(r -> r.best().get(order)).toList());
  }

  double depthFirstMean() {
    return geometricMean(rows.stream().map(Row::depthFirst).toList());
  }

  /** How many times as many executions depth-first search needs as this order. */
  double factor(int order) {
    return depthFirstMean() / mean(order);
  }

  /** The same against DPOR with sleep sets, for the programs on which that ends. */
  double factorToSleep(int order) {
    List<Row> ending = rows.stream().filter(r -> r.withSleep().isPresent()).toList();
    return geometricMean(
        ending.stream().map(r -> r.withSleep().orElseThrow() / r.best().get(order)).toList());
  }
}
