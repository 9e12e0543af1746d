package jacquard.explore.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.Vocabulary;
import jacquard.core.answer.Check;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.Writers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A counterexample is run again before it is shown, and shown only if it is the same. */
class ShownRunsTest {
  private static final Outcome FAILED =
      new Outcome.Failed(List.of(new Outcome.Failure(0, ViolationKind.ASSERTION, "no", 0)));
  private static final Outcome DEADLOCKED = new Outcome.Deadlocked(List.of());

  /** Ends as it is told: the first run like this, all later ones like that. */
  private static final class Fickle implements Subject, RunnableTarget {
    private final Writers writers = new Writers(2, 1);
    private final Outcome first;
    private final Outcome later;
    private int runs;

    Fickle(Outcome first, Outcome later) {
      this.first = first;
      this.later = later;
    }

    @Override
    public String name() {
      return "fickle";
    }

    @Override
    public TargetKind kind() {
      return TargetKind.SCRIPT;
    }

    @Override
    public String fingerprint() {
      return writers.fingerprint();
    }

    @Override
    public Vocabulary vocabulary() {
      return writers.vocabulary();
    }

    @Override
    public Subject subject(Waiting waiting) {
      return this;
    }

    @Override
    public void run(Policy policy, int maxSteps, Execution into) {
      writers.run(policy, maxSteps, into);
      into.end(runs++ == 0 ? first : later);
    }
  }

  private static Check checked(Outcome first, Outcome later) {
    return new StatelessEngine(List.of())
        .check(new Fickle(first, later), CheckRequest.of("fickle"), Watcher.SILENT);
  }

  private static void assertNotShown(Check check) {
    assertThat(check.shown()).isEmpty();
    assertThat(check.verdict())
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            unknown ->
                assertThat(unknown.reason())
                    .isInstanceOf(Verdict.Reason.UncontrolledNondeterminism.class));
  }

  @Test
  void aViolationThatRepeatsIsShown() {
    Check check = checked(FAILED, FAILED);
    assertThat(check.shown()).isPresent();
    assertThat(check.verdict())
        .isInstanceOfSatisfying(
            Verdict.Violated.class,
            v -> assertThat(v.violation().kind()).isEqualTo(ViolationKind.ASSERTION));
  }

  @Test
  void aViolationOfAnotherKindIsNotShownForIt() {
    assertNotShown(checked(FAILED, DEADLOCKED));
    assertNotShown(checked(DEADLOCKED, FAILED));
  }

  @Test
  void aViolationThatIsGoneIsNotShown() {
    assertNotShown(checked(FAILED, Outcome.Completed.OUTCOME));
  }

  @Test
  void aRunThatTakesAnotherWayIsNotShown() {
    assertNotShown(checked(FAILED, new Outcome.Diverged(1, "a write", "a read")));
  }
}
