package jacquard.statespace.transactions;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A transaction that never ends must not hide the others for ever: the programs of Levin, Palmer,
 * Qadeer and Rajamani (Figs. 1, 2, 3 and 8) and the cycle of three states from Clarke's lecture.
 */
class IgnoringProblemTest {
  private static final String OBSERVER = "active proctype T2() { assert(g == 0) }\n";

  private static final String ENDLESS_LOOP =
      """
      byte g;
      active proctype T1() {
        g = 1;
        skip;
        do :: true -> skip od
      }
      """
          + OBSERVER;

  private static final String ENDLESS_SEQUENCE =
      """
      byte g;
      active proctype T1() {
        bit l;
        g = 1;
        atomic { l = 1; do :: l = 1 - l od }
      }
      """
          + OBSERVER;

  private static final String LOOP_ON_ONE_BRANCH =
      """
      byte g;
      active proctype T1() {
        g = 1;
        skip;
        if
        :: true -> do :: true -> skip od
        :: true -> skip
        fi
      }
      """
          + OBSERVER;

  private static final String BLOCKED_FOR_EVER =
      """
      byte g;
      active proctype T1() {
        g = 1;
        skip;
        false
      }
      """
          + OBSERVER;

  private static final String LEFT_MOVER =
      """
      bit m;
      byte x, y;
      active proctype T1() {
        atomic { m == 0 -> m = 1 };
        y = 42;
        x = 1;
        m = 0;
        do :: true -> skip od
      }
      active proctype T2() {
        atomic { m == 0 -> m = 1 };
        assert(x == 0);
        m = 0
      }
      active proctype T3() { y = 10 }
      """;

  private static final String LOOPS_ON_BOTH_BRANCHES =
      """
      byte g;
      active proctype T1() {
        g = 1;
        skip;
        if
        :: true -> do :: true -> skip od
        :: true -> do :: true -> skip od
        fi
      }
      """
          + OBSERVER;

  private static final String THREE_STATES =
      """
      bit p = 1;
      active proctype Right() {
        byte a;
        do
        :: a = 1; a = 2; a = 0
        od
      }
      active proctype Left() { p = 0; assert(p == 1) }
      """;

  private static SearchResult run(String model, Proviso proviso) {
    Machine machine = Compiler.compile(Promela.parse("model.pml", model));
    return TransactionSearch.run(
            machine, Grouping.TRANSACTIONS, proviso, SearchOptions.DEFAULT.goingOn())
        .result();
  }

  private static boolean misses(String model, Proviso proviso) {
    return !run(model, proviso).kinds().containsKey(ViolationKind.ASSERTION);
  }

  @Test
  void withoutAProvisoAnEndlessLoopHidesTheOthers() {
    assertThat(misses(ENDLESS_LOOP, Proviso.NONE)).isTrue();
    assertThat(misses(LEFT_MOVER, Proviso.NONE)).isTrue();
    assertThat(misses(LOOPS_ON_BOTH_BRANCHES, Proviso.NONE)).isTrue();
  }

  @Test
  void withoutAProvisoNothingIsClaimed() {
    assertThat(run(ENDLESS_LOOP, Proviso.NONE).cutShort()).isPresent();
    assertThat(run(ENDLESS_LOOP, Proviso.COMMIT_POINTS).cutShort()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Proviso.class,
      names = {"NONE"},
      mode = EnumSource.Mode.EXCLUDE)
  void everyProvisoFindsWhatTheLoopsHide(Proviso proviso) {
    assertThat(misses(ENDLESS_LOOP, proviso)).isFalse();
    assertThat(misses(ENDLESS_SEQUENCE, proviso)).isFalse();
    assertThat(misses(LOOP_ON_ONE_BRANCH, proviso)).isFalse();
    assertThat(misses(BLOCKED_FOR_EVER, proviso)).isFalse();
    assertThat(misses(LEFT_MOVER, proviso)).isFalse();
    assertThat(misses(LOOPS_ON_BOTH_BRANCHES, proviso)).isFalse();
    assertThat(misses(THREE_STATES, proviso)).isFalse();
  }

  @Test
  void anEndOnOneBranchIsEnough() {
    assertThat(misses(LOOP_ON_ONE_BRANCH, Proviso.NONE)).isFalse();
    assertThat(run(LOOP_ON_ONE_BRANCH, Proviso.COMMIT_POINTS).counts().transitions())
        .isEqualTo(run(LOOP_ON_ONE_BRANCH, Proviso.NONE).counts().transitions())
        .isLessThan(run(LOOP_ON_ONE_BRANCH, Proviso.CYCLE_DETECTION).counts().transitions());
  }

  @Test
  void twoLoopsNeedOneCommitPoint() {
    assertThat(run(LOOPS_ON_BOTH_BRANCHES, Proviso.COMMIT_POINTS).counts().states())
        .isLessThan(run(LOOPS_ON_BOTH_BRANCHES, Proviso.ALL_COMMIT_POINTS).counts().states());
  }

  /** With line L19 as it is printed, T1 is never unblocked where it has read 1. */
  @ParameterizedTest
  @EnumSource(
      value = Proviso.class,
      names = {"NONE"},
      mode = EnumSource.Mode.EXCLUDE)
  void aProcessThatBlocksBehindARightMoverGoesOnLater(Proviso proviso) {
    String model =
        """
        bit m;
        byte h;
        active proctype T1() {
          byte x;
          x = h;
          if
          :: true -> skip; atomic { m == 0 -> m = 1 }; assert(x != 1); m = 0
          :: true -> skip; h = 3
          fi
        }
        active proctype T2() {
          atomic { m == 0 -> m = 1 };
          h = 1;
          h = 2;
          m = 0
        }
        """;
    assertThat(misses(model, proviso)).isFalse();
  }

  @Test
  void ampleSetsWithCommitPointsSeeBehindTheCycleOfThreeStates() {
    Machine machine = Compiler.compile(Promela.parse("model.pml", THREE_STATES));
    SearchOptions options = SearchOptions.DEFAULT.goingOn();
    SearchResult none =
        TransactionSearch.run(machine, Grouping.AMPLE_SETS, Proviso.NONE, options).result();
    SearchResult completed =
        TransactionSearch.run(machine, Grouping.AMPLE_SETS, Proviso.COMMIT_POINTS, options)
            .result();
    assertThat(none.kinds()).isEmpty();
    assertThat(completed.kinds()).containsOnlyKeys(ViolationKind.ASSERTION);
    assertThat(SafetySearch.run(machine, options).kinds())
        .containsOnlyKeys(ViolationKind.ASSERTION);
  }

  @Test
  void rightMoversHideDeadlocksAndTheOutcomeSaysSo() {
    String model =
        """
        bit a, b;
        active proctype T1() {
          atomic { a == 0 -> a = 1 }; atomic { b == 0 -> b = 1 }; b = 0; a = 0
        }
        active proctype T2() {
          atomic { b == 0 -> b = 1 }; atomic { a == 0 -> a = 1 }; a = 0; b = 0
        }
        """;
    Machine machine = Compiler.compile(Promela.parse("model.pml", model));
    TransactionSearch.Outcome outcome =
        TransactionSearch.run(
            machine, Grouping.TRANSACTIONS, Proviso.COMMIT_POINTS, SearchOptions.DEFAULT);
    assertThat(SafetySearch.run(machine, SearchOptions.DEFAULT).kinds())
        .containsOnlyKeys(ViolationKind.INVALID_END_STATE);
    assertThat(outcome.coversEndStates()).isFalse();
  }
}
