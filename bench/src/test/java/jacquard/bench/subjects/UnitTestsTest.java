package jacquard.bench.subjects;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTests.Size;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BestFirstSearch.Below;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.RaisingSearch;
import jacquard.explore.catalog.Searches;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UnitTestsTest {
  private static final Limits LIMITS = Limits.NONE.withMaxSteps(500).withMaxExecutions(20_000);
  private static final List<BoundLimit> FAIRLY = List.of(new BoundLimit(Bounds.FAIR, 1));

  static Stream<UnitTest> correct() {
    return UnitTests.correct().stream();
  }

  static Stream<UnitTest> bugs() {
    return UnitTests.bugs(Size.SMALL).stream();
  }

  @Test
  void thereAreSevenProgramsAndTheBugsOfTable82() {
    assertThat(UnitTests.correct()).hasSize(7).noneMatch(UnitTest::isBug);
    assertThat(bugs().filter(b -> !b.test().equals("FFT") && !b.test().equals("Fair")))
        .extracting(b -> b.test() + " " + b.expected().kind())
        .containsExactly(
            "MRSE deadlock",
            "Exception assertion",
            "Exception assertion",
            "NQueens assertion",
            "NQueens assertion",
            "NQueens livelock",
            "Matrix assertion",
            "Matrix livelock",
            "Matrix livelock",
            "RegOwn exception");
  }

  /** The optimal search where all executions end, else BPOR with the fair bound. */
  private static Search exhaustive(UnitTest test) {
    return test.ending() == Ending.ALWAYS
        ? Searches.named("optimal").orElseThrow().search(1)
        : BoundedSearch.bpor(FAIRLY);
  }

  private static Result check(Search search, UnitTest test, Limits limits) {
    return search.check(new Script(test.program()), limits, Observer.SILENT);
  }

  @ParameterizedTest
  @MethodSource("correct")
  void correctProgramsHold(UnitTest test) {
    assertThat(check(exhaustive(test), test, LIMITS).verdict()).isInstanceOf(Verdict.Holds.class);
  }

  @ParameterizedTest
  @MethodSource("correct")
  void correctProgramsThatNeedFairnessDoNotEndWithoutIt(UnitTest test) {
    Result result =
        check(
            BoundedSearch.plain(List.of(new BoundLimit(Bounds.CONTEXT, 3))),
            test,
            LIMITS.withMaxExecutions(500));
    assertThat(result.statistics().truncatedExecutions() > 0)
        .isEqualTo(test.ending() == Ending.IF_FAIR);
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void everySearchFindsTheBug(UnitTest test) {
    List<Search> searches = new ArrayList<>();
    List<BoundLimit> fairly = test.ending() == Ending.ALWAYS ? List.of() : FAIRLY;
    searches.add(exhaustive(test));
    searches.add(new RaisingSearch(Bounds.PREEMPTION, 0, fairly, BoundedSearch::plain));
    searches.add(new RaisingSearch(Bounds.PREEMPTION, 0, fairly, BoundedSearch::bpor));
    if (test.ending() == Ending.ALWAYS) {
      searches.add(Searches.named("dpor").orElseThrow().search(1));
      searches.add(BestFirstSearch.dpor(Priorities.defaults(1)));
    } else {
      searches.add(BestFirstSearch.within(FAIRLY, Below.BPOR, Priorities.defaults(1)));
      searches.add(BestFirstSearch.within(FAIRLY, Below.BOUNDED, List.of(Priorities.PREEMPTIONS)));
    }
    for (Search search : searches) {
      assertThat(check(search, test, LIMITS).verdict())
          .as(search.name())
          .isInstanceOfSatisfying(
              Verdict.Violated.class,
              v -> assertThat(v.violation().kind().word()).isEqualTo(test.expected().kind()));
    }
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void nothingElseIsWrongWithAProgramWhoseExecutionsEnd(UnitTest test) {
    if (test.ending() == Ending.ALWAYS) {
      assertThat(check(exhaustive(test), test, LIMITS.goingOn()).violations())
          .isNotEmpty()
          .extracting(v -> v.violation().kind().word())
          .containsOnly(test.expected().kind());
    }
  }
}
