package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches whose store grows on the way: it has room for 49,152 states at first. */
class ManyStatesTest {
  private static final int STATES = 50 * 50 * 30;

  /** Three counters that go round for ever; the third process can see them all at once. */
  private static final String COUNTERS =
      """
      byte a, b, c;
      active proctype A() { do :: a = (a + 1) %% 50 od }
      active proctype B() { do :: b = (b + 1) %% 50 od }
      active proctype C() { do :: c = (c + 1) %% 30; assert(%s) od }
      """;

  @ParameterizedTest
  @EnumSource
  void everyStateIsVisitedOnce(Order order) {
    Machine machine = machine("true");
    SearchResult result = SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(order));
    assertThat(result.counts().states()).isEqualTo(2L * STATES);
    assertThat(result.kinds()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void whatIsFarAwayIsFoundByEveryMethod(Method method) {
    Machine machine = machine("!(a == 49 && b == 48 && c == 29)");
    for (Order order : Order.values()) {
      SearchResult result =
          SafetySearch.run(machine, SearchOptions.DEFAULT.by(method).inOrder(order).goingOn());
      assertThat(result.kinds().keySet()).as(order.name()).containsExactly(ViolationKind.ASSERTION);
    }
  }

  /** Then all of them are folded, in the middle of a level. */
  @ParameterizedTest
  @EnumSource
  void whenMemoryForWholeStatesIsUsedUpNothingChanges(Method method) {
    Machine machine = machine("!(a == 49 && b == 48 && c == 29)");
    SearchOptions options =
        SearchOptions.DEFAULT.by(method).inOrder(Order.BREADTH_FIRST).goingOn().withWorkers(2);
    SearchResult expected = SafetySearch.run(machine, options);
    SearchResult folded = SafetySearch.run(machine, options.withMaxBytes(16 << 20));
    assertThat(folded.counts().bytes()).isLessThan(expected.counts().bytes());
    assertThat(folded.cutShort()).isEmpty();
    assertThat(folded.counts().states()).isEqualTo(expected.counts().states());
    assertThat(folded.counts().transitions()).isEqualTo(expected.counts().transitions());
    assertThat(folded.violation()).usingRecursiveComparison().isEqualTo(expected.violation());
  }

  /** It takes seconds where there are millions of states. */
  @ParameterizedTest
  @EnumSource
  void foldingEndsWhenTheTimeIsUp(Method method) {
    Machine machine = machine("!(a == 49 && b == 48 && c == 29)");
    SearchOptions options =
        SearchOptions.DEFAULT
            .by(method)
            .inOrder(Order.BREADTH_FIRST)
            .goingOn()
            .withWorkers(2)
            .withMaxBytes(16 << 20)
            .stoppedBy(_ -> isFolding() ? Optional.of("enough") : Optional.empty());
    SearchResult stopped = SafetySearch.run(machine, options);
    assertThat(stopped.cutShort()).contains("enough");
    assertThat(stopped.violation()).isEmpty();
    assertThat(stopped.kinds()).isEmpty();
    assertThat(stopped.counts().states()).isPositive();
  }

  private static boolean isFolding() {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(f -> f.getMethodName().equals("folded")));
  }

  /** C has its turn again and again only in runs that are fair to it. */
  @Test
  void fairRunsAreToldFromUnfairOnes() {
    WithFormula model = Promela.parse("m.pml", COUNTERS.formatted("true"), "[] <> (c == 3)");
    Machine machine = Compiler.compile(model.model());
    Property property = new Property.Formula(model.formula());
    assertThat(
            LivenessSearch.run(machine, property, Fairness.NONE, SearchOptions.DEFAULT.goingOn())
                .kinds())
        .containsKey(ViolationKind.LTL);
    SearchResult fair =
        LivenessSearch.run(machine, property, Fairness.WEAK, SearchOptions.DEFAULT.goingOn());
    assertThat(fair.kinds()).isEmpty();
    assertThat(fair.counts().states()).isGreaterThan(STATES);
  }

  private static Machine machine(String assertion) {
    return Compiler.compile(Promela.parse("m.pml", COUNTERS.formatted(assertion)));
  }
}
