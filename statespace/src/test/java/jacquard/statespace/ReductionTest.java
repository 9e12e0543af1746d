package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomRing;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchOptions.Order;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reduced searches find the kinds of violations that the full search finds. */
class ReductionTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final int MAX_STATES = 5000;

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theCorpusKeepsItsVerdicts(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    SearchOptions full = SearchOptions.DEFAULT.goingOn();
    SearchResult all = SafetySearch.run(machine, full);
    Set<ViolationKind> expected = all.kinds().keySet();
    for (Method method : List.of(Method.PERSISTENT, Method.AMPLE)) {
      for (Order order : Order.values()) {
        SearchResult reduced = SafetySearch.run(machine, full.by(method).inOrder(order));
        assertThat(reduced.kinds().keySet()).isEqualTo(expected);
        assertThat(reduced.unreached()).isEqualTo(all.unreached());
        assertThat(reduced.counts().states()).isLessThanOrEqualTo(entry.states());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void randomModelsKeepTheirVerdicts(Method method) {
    assertThat(compare(method, MODELS, RandomModel::text)).isGreaterThan(MODELS / 2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void randomModelsWithLocksKeepTheirVerdicts(Method method) {
    assertThat(compare(method, MODELS / 4, RandomLockModel::text)).isGreaterThan(MODELS / 12);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void randomModelsWithManyLocalsKeepTheirVerdicts(Method method) {
    assertThat(compare(method, MODELS / 2, RandomModel::withManyLocals)).isGreaterThan(MODELS / 5);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void choicesInChoicesKeepTheirVerdicts(Method method) {
    assertThat(compare(method, MODELS / 2, RandomChoices::text)).isGreaterThan(MODELS / 5);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void processesThatAreHandedTheirChannelsKeepTheirVerdicts(Method method) {
    assertThat(compare(method, MODELS / 2, RandomRing::text)).isGreaterThan(MODELS / 5);
  }

  @Test
  void aReceiveThatWaitsForAnotherFirstMessageDoesNotWaitForSenders() {
    String text =
        """
        chan q[3] = [2] of { byte };
        proctype P(chan in, out) {
          out!1;
          do
          :: in?1 -> out!2
          :: in?2 -> break
          od
        }
        init { atomic { run P(q[0], q[1]); run P(q[1], q[2]); run P(q[2], q[0]) } }
        """;
    assertThat(states(text, Method.AMPLE)).isLessThanOrEqualTo(18);
  }

  @Test
  void whoWaitsForATimeoutLetsOthersBeReduced() {
    String text =
        """
        byte x, y;
        active proctype W() { timeout; x = 3; assert(y == 3) }
        active proctype A() { x = 1; x = 2 }
        active proctype B() { y = 1; y = 2; y = 3 }
        """;
    assertThat(compare(Method.AMPLE, 1, _ -> text)).isEqualTo(1);
    assertThat(states(text, Method.AMPLE)).isLessThan(states(text, Method.FULL));
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void ofTwoTimeoutsOneMayTakeTheOtherAway(Method method) {
    String text =
        """
        byte x;
        active proctype A() { timeout; x = 1; x = 0 }
        active proctype B() { timeout; assert(x == 0); x = 2; assert(x == 2) }
        active proctype C() { byte l; l = 1; l = 2 }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  /**
   * While P goes round its atomic sequence, in which it has a choice, nobody else must be
   * forgotten.
   */
  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void anAtomicSequenceWithAChoiceDoesNotPutOthersOffForEver(Method method) {
    String text =
        """
        byte x;
        active proctype Q() { x = 1; x = 2 }
        active proctype R() { x = 3; assert(x == 3) }
        active proctype P() {
          byte l, m;
          do :: atomic { l = 1; if :: m = 0 :: m = 1 fi; l = m; l = 0; m = 0 } od
        }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void anAtomicSequenceThatNeverEndsDoesNotPutOthersOffForEver(Method method) {
    String text =
        """
        bit x;
        active proctype Q() { assert(false) }
        active proctype P() { atomic { x = 1; do :: x = 1 - x od } }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  /** P hands on to R, which goes round and lets nobody move. */
  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void anAtomicSequenceThatNeverEndsElsewhereDoesNotPutOthersOffForEver(Method method) {
    String text =
        """
        bit x;
        chan r = [0] of { bit };
        active proctype Q() { assert(false) }
        active proctype R() { atomic { r?_; do :: x = 1 - x od } }
        active proctype P() { atomic { x = 1; r!1 } }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void betweenTwoAtomicSequencesOthersMayMove(Method method) {
    String text =
        """
        chan q = [2] of { byte };
        active proctype R() { byte l; q?l; assert(l == 0) }
        active proctype P() {
          byte l, m;
          q!1;
          do :: atomic { m = 1; if :: l = 0 :: l = 1 fi; m = l; m = 0; l = 0 } od
        }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  @Test
  void variablesThatNobodyReadsTellNoStatesApart() {
    String text =
        """
        byte seen = 7, log[3];
        active [2] proctype P() { byte i; do :: i < 3 -> log[i] = _pid; seen = i; i++ :: else -> break od }
        """;
    assertThat(compare(Method.AMPLE, 1, _ -> text)).isEqualTo(1);
    assertThat(states(text, Method.AMPLE)).isLessThan(20);
  }

  private static long states(String text, Method method) {
    Machine machine = Compiler.compile(Promela.parse("model.pml", text));
    return SafetySearch.run(machine, SearchOptions.DEFAULT.by(method)).counts().states();
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void whoComesToAMeetingMattersToTheOtherwiseOfTheOther(Method method) {
    String text =
        """
        chan r = [0] of { byte };
        active proctype A() { if :: r!1 :: else -> assert(false) fi }
        active proctype B() { byte l; l = 1; r?l }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void whatOthersDoBeforeAStepThatFailsIsNotPassedOver(Method method) {
    String text =
        """
        byte x;
        active proctype A() { byte l; x = 1; d_step { skip; l == 1 } }
        active proctype B() { assert(x == 0) }
        """;
    assertThat(compare(method, 1, _ -> text)).isEqualTo(1);
  }

  private static int compare(Method method, int models, LongFunction<String> generator) {
    int compared = 0;
    for (long seed = 0; seed < models; seed++) {
      String text = generator.apply(seed);
      Machine machine = Compiler.compile(Promela.parse("random.pml", text));
      SearchOptions full = SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES);
      SearchResult expected = SafetySearch.run(machine, full);
      if (expected.cutShort().isPresent()) {
        continue;
      }
      compared++;
      for (Order order : Order.values()) {
        SearchResult reduced = SafetySearch.run(machine, full.by(method).inOrder(order));
        assertThat(reduced.kinds().keySet())
            .as("seed %d, %s\n%s", seed, order, text)
            .isEqualTo(expected.kinds().keySet());
        assertThat(reduced.unreached())
            .as("seed %d, %s\n%s", seed, order, text)
            .isEqualTo(expected.unreached());
      }
    }
    return compared;
  }

  @Test
  void independentProcessesNeedFewerStates() {
    Machine machine = Compiler.compile(Corpus.find("philosophers").model());
    assertThat(SafetySearch.run(machine, SearchOptions.DEFAULT.by(Method.AMPLE)).counts().states())
        .isLessThan(SafetySearch.run(machine, SearchOptions.DEFAULT).counts().states() / 10);
  }
}
