package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Run;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.SearchResult.Violation;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a search tells of that which it has found. */
class SearchResultTest {
  private static Machine machine(String text) {
    return Compiler.compile(Promela.parse("small.pml", text));
  }

  /** One step leads to a state in which nobody can move, and two to the failed assertion. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 1"})
  void aStateThatIsWrongIsNearerThanAStepFromItsLevel(int blocked, int failing) {
    for (String options :
        new String[] {
          ":: x = %d; (x == 0) :: x = %d; assert(x == 0)".formatted(blocked, failing),
          ":: x = %2$d; assert(x == 0) :: x = %1$d; (x == 0)".formatted(blocked, failing)
        }) {
      Machine machine = machine("byte x; init { if %s fi }".formatted(options));
      SearchResult result =
          SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(Order.BREADTH_FIRST).goingOn());
      Violation first = result.violation().orElseThrow();
      assertThat(first.kind()).as(options).isEqualTo(ViolationKind.INVALID_END_STATE);
      assertThat(first.path().length()).isEqualTo(1);
      assertThat(result.kinds())
          .containsOnlyKeys(ViolationKind.INVALID_END_STATE, ViolationKind.ASSERTION);
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofTwoAssertionsThatFailInOneStepTheFirstIsTold(Order order) {
    Machine machine =
        machine("byte x; init { atomic { x = 3; assert(x == 1); assert(x == 2); x = 4 } }");
    SearchResult result = SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(order));
    assertThat(result.violation().orElseThrow().message())
        .contains("x == 1")
        .doesNotContain("x == 2");
  }

  @ParameterizedTest
  @EnumSource
  void whoReceivesWithoutABufferHasBeenReached(Order order) {
    Machine machine =
        machine(
            """
            byte x;
            chan r = [0] of { byte };
            active proctype S() { r!1 }
            active proctype R() { byte l; r?l; x = l }
            """);
    SearchResult result = SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(order));
    assertThat(result.violation()).isEmpty();
    assertThat(result.unreached()).isEmpty();
  }

  /** Q goes round for ever, and P could have moved all the time. */
  @Test
  void aRunInWhichSomebodyIsPassedOverForEverIsNoFairOne() {
    Machine machine =
        machine(
            """
            byte x;
            active proctype P() { do :: x = 1 - x; progress: skip od }
            active proctype Q() { do :: skip od }
            """);
    long round =
        Arrays.stream(new Run(machine).enabled())
            .filter(t -> Transition.process(t) == 1)
            .findFirst()
            .orElseThrow();
    Path path = new Path(new long[] {round});
    Property progress = new Property.Progress();
    assertThat(LassoCheck.violation(machine, progress, Fairness.NONE, path)).isPresent();
    assertThat(LassoCheck.violation(machine, progress, Fairness.WEAK, path)).isEmpty();
  }

  /**
   * Both can always move, and a step out of turn leads to progress for ever. So the only run
   * without progress is that in which they take turns, which is fair by both steps of its cycle.
   */
  @ParameterizedTest
  @EnumSource
  void everyStepOfACycleTellsWhoMoves(SearchOptions.Method method) {
    Machine machine =
        machine(
            """
            byte turn;
            active proctype P() {
              do
              :: d_step { turn == 0 -> turn = 1 }
              :: d_step { turn == 1 -> turn = 2 }
              :: turn == 2 -> progress: skip
              od
            }
            active proctype Q() {
              do
              :: d_step { turn == 1 -> turn = 0 }
              :: d_step { turn == 0 -> turn = 2 }
              od
            }
            """);
    SearchResult result =
        LivenessSearch.run(
            machine, new Property.Progress(), Fairness.WEAK, SearchOptions.DEFAULT.by(method));
    assertThat(result.violation().orElseThrow().kind()).isEqualTo(ViolationKind.NON_PROGRESS_CYCLE);
  }

  /** The first way changes a variable of the claim and leads nowhere. */
  @Test
  void theWaysOfAClaimStartFromTheSameValues() {
    Model model =
        Promela.parse(
            "small.pml",
            """
            active proctype P() { do :: skip od }
            never {
              byte k;
              if
              :: k = 1; false
              :: k == 0 -> goto accept_all
              fi;
              accept_all: do :: true od
            }
            """);
    Property claim = new Property.NeverClaim(model.claims().getFirst());
    SearchResult result =
        LivenessSearch.run(Compiler.compile(model), claim, Fairness.NONE, SearchOptions.DEFAULT);
    assertThat(result.violation()).isPresent();
  }

  /** Nothing but the assertion of the claim looks at the variables. */
  @ParameterizedTest
  @EnumSource
  void whatAClaimAssertsIsSeenByEveryReduction(SearchOptions.Method method) {
    Model model =
        Promela.parse(
            "small.pml",
            """
            byte x, y;
            active proctype P() { x = 1; x = 0 }
            active proctype Q() { y = 1; y = 0 }
            never { do :: assert(x == 0 || y == 0) od }
            """);
    Property claim = new Property.NeverClaim(model.claims().getFirst());
    SearchResult result =
        LivenessSearch.run(
            Compiler.compile(model), claim, Fairness.NONE, SearchOptions.DEFAULT.by(method));
    assertThat(result.violation()).isPresent();
  }
}
