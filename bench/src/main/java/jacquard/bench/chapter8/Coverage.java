package jacquard.bench.chapter8;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.bench.subjects.UnitTests;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.catalog.Searches;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What bounded searches visit, and what it costs them, as the bound grows (Figs. 8.1 to 8.8).
 *
 * @param dpor the search of everything, where that ends
 */
record Coverage(Experiment experiment, Optional<Visit> dpor, List<Raised> bounds) {
  Coverage {
    bounds = List.copyOf(bounds);
  }

  /**
   * What to measure.
   *
   * @param figures of the dissertation
   * @param optimisationFigure the one that tells the optimisations apart, if there is any
   */
  record Experiment(
      UnitTest test,
      String figures,
      Optional<String> optimisationFigure,
      List<RaisedBound> bounds) {
    Experiment {
      bounds = List.copyOf(bounds);
    }

    /** For the names of files. */
    String key() {
      return test.test().toLowerCase(Locale.ROOT);
    }
  }

  /** A search within one limit. */
  record Sample(int limit, Visit visit) {}

  /** One bound: the samples of each search, up to the limit at which its budget ends. */
  record Raised(RaisedBound bound, Map<Variant, List<Sample>> series) {
    Raised {
      series = Map.copyOf(series);
    }

    List<Sample> of(Variant variant) {
      return series.getOrDefault(variant, List.of());
    }

    Optional<Visit> at(Variant variant, int limit) {
      return of(variant).stream().filter(s -> s.limit() == limit).map(Sample::visit).findFirst();
    }

    /** All limits that some search was able to cover. */
    List<Integer> limits() {
      TreeSet<Integer> limits = new TreeSet<>();
      series.values().forEach(samples -> samples.forEach(s -> limits.add(s.limit())));
      return List.copyOf(limits);
    }

    /** The states within the limit, by whichever search has counted them. */
    Visit anyAt(int limit) {
      return Stream.of(Variant.values())
          .flatMap(v -> at(v, limit).stream())
          .findFirst()
          .orElseThrow();
    }

    /** The limits at which two searches have visited different states; there should be none. */
    List<Integer> disagreements() {
      return limits().stream()
          .filter(
              limit ->
                  Stream.of(Variant.values())
                          .flatMap(v -> at(v, limit).stream())
                          .mapToLong(Visit::fingerprint)
                          .distinct()
                          .count()
                      > 1)
          .toList();
    }
  }

  /** The experiments of the dissertation, at sizes that take seconds. */
  static List<Experiment> experiments() {
    return List.of(
        new Experiment(UnitTests.mrse(2), "8.1, 8.5", Optional.of("8.9"), fiveBounds(3)),
        new Experiment(UnitTests.fft(4), "8.2, 8.6", Optional.of("8.10"), fiveBounds(6)),
        new Experiment(
            UnitTests.fair(3),
            "8.3, 8.7",
            Optional.empty(),
            List.of(RaisedBound.of(Bounds.FAIR).upTo(6))),
        new Experiment(
            UnitTests.exception(2),
            "8.4, 8.8",
            Optional.empty(),
            List.of(
                RaisedBound.of(Bounds.CONTEXT),
                RaisedBound.of(Bounds.CONTEXT).withFair(2),
                RaisedBound.of(Bounds.PREEMPTION),
                RaisedBound.of(Bounds.PREEMPTION).withFair(2),
                RaisedBound.of(Bounds.DELTA),
                RaisedBound.of(Bounds.DELTA).withFair(2))));
  }

  private static List<RaisedBound> fiveBounds(int step) {
    return List.of(
        RaisedBound.of(Bounds.CONTEXT),
        RaisedBound.of(Bounds.PREEMPTION),
        RaisedBound.of(Bounds.DELTA),
        RaisedBound.of(Bounds.LOCAL_CONTEXT),
        RaisedBound.ofSteps(Bounds.LOCAL_DEPTH, step));
  }

  static Coverage measure(Experiment experiment, SearchBudget budget) {
    Optional<Visit> dpor = Optional.empty();
    if (experiment.test().ending() == UnitTest.Ending.ALWAYS) {
      dpor =
          Optional.of(
                  Visit.of(
                      Searches.named("dpor").orElseThrow().search(1), experiment.test(), budget))
              .filter(v -> v.extent() == Visit.Extent.ALL_EXECUTIONS);
    }
    List<Raised> bounds = new ArrayList<>();
    for (RaisedBound bound : experiment.bounds()) {
      Map<Variant, List<Sample>> series = new EnumMap<>(Variant.class);
      for (Variant variant : Variant.values()) {
        series.put(variant, raise(variant, bound, experiment.test(), budget));
      }
      bounds.add(new Raised(bound, series));
    }
    return new Coverage(experiment, dpor, bounds);
  }

  /** Raises the limit until nothing is left to cover or a search is over its budget. */
  private static List<Sample> raise(
      Variant variant, RaisedBound bound, UnitTest test, SearchBudget budget) {
    List<Sample> samples = new ArrayList<>();
    for (int limit = bound.first(); limit <= bound.last(); limit += bound.step()) {
      Visit visit = Visit.of(variant.search(bound.at(limit)), test, budget);
      if (visit.extent() == Visit.Extent.OVER_BUDGET) {
        break;
      }
      samples.add(new Sample(limit, visit));
      if (visit.extent() == Visit.Extent.ALL_EXECUTIONS) {
        break;
      }
    }
    return List.copyOf(samples);
  }

  /** The local states of all executions, if they are known. */
  OptionalLong allLocalStates() {
    return dpor.map(v -> OptionalLong.of(v.localStates())).orElse(OptionalLong.empty());
  }

  /** Whether all searches visited the same states wherever they can be compared. */
  boolean isConsistent() {
    return bounds.stream().allMatch(b -> b.disagreements().isEmpty());
  }
}
