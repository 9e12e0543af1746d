package jacquard.bench.chapter8;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.catalog.SearchRequest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** What each optimisation of chapter 6 does alone (Figs. 8.9, 8.10). */
record Optimisations(UnitTest test, String figure, List<Bounded> bounds) {
  Optimisations {
    bounds = List.copyOf(bounds);
  }

  /** A set of optimisations with its name. */
  record Choice(String name, Set<Optimisation> optimisations) {
    Choice {
      optimisations = Set.copyOf(optimisations);
    }
  }

  /** A limit of special interest: the smallest, the largest, and where half is covered. */
  record Mark(String name, int limit) {}

  /** One bound: for each mark, a visit for each choice. */
  record Bounded(RaisedBound bound, List<Mark> marks, List<List<Visit>> visits) {
    Bounded {
      marks = List.copyOf(marks);
      visits = visits.stream().map(List::copyOf).toList();
    }
  }

  /** None, each alone, all. */
  static List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    choices.add(new Choice("none", Set.of()));
    for (Optimisation o : Optimisation.values()) {
      choices.add(new Choice(SearchRequest.nameOf(o), Set.of(o)));
    }
    choices.add(new Choice("all", EnumSet.allOf(Optimisation.class)));
    return choices;
  }

  /** Measures at limits that the coverage of unoptimised BPOR tells. */
  static Optimisations measure(Coverage coverage, String figure, SearchBudget budget) {
    UnitTest test = coverage.experiment().test();
    List<Bounded> bounds = new ArrayList<>();
    for (Coverage.Raised raised : coverage.bounds()) {
      List<Mark> marks = marks(raised, coverage);
      List<List<Visit>> visits = new ArrayList<>();
      for (Mark mark : marks) {
        visits.add(
            choices().stream()
                .map(
                    c ->
                        Visit.of(
                            BoundedSearch.bpor(raised.bound().at(mark.limit()), c.optimisations()),
                            test,
                            budget))
                .toList());
      }
      bounds.add(new Bounded(raised.bound(), marks, visits));
    }
    return new Optimisations(test, figure, bounds);
  }

  /** As section 8.6 chooses them. */
  private static List<Mark> marks(Coverage.Raised raised, Coverage coverage) {
    List<Coverage.Sample> samples = raised.of(Variant.UNOPTIMISED);
    if (samples.isEmpty()) {
      return List.of();
    }
    int min = samples.getFirst().limit();
    int max = samples.getLast().limit();
    OptionalInt half =
        samples.stream()
            .filter(s -> 2 * s.visit().localStates() >= coverage.allLocalStates().orElse(0))
            .mapToInt(Coverage.Sample::limit)
            .findFirst();
    return List.of(
        new Mark("min", min),
        new Mark("50%", half.orElse(Math.ceilDiv(max, 2))),
        new Mark("max", max));
  }
}
