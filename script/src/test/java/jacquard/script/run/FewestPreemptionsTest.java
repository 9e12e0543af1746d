package jacquard.script.run;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.catalog.Searches;
import jacquard.explore.run.FewestPreemptions;
import jacquard.explore.run.Replayed;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The simplest schedule of a violation is one of that violation. */
class FewestPreemptionsTest {
  private static final int MAX_STEPS = 100;

  /** The execution with the most preemptions among those that have a property. */
  private static final class Worst implements Observer {
    private final Script subject;
    private final Predicate<Outcome> property;
    private @Nullable Schedule schedule;
    private int preemptions = -1;

    Worst(Script subject, Predicate<Outcome> property) {
      this.subject = subject;
      this.property = property;
    }

    @Override
    public void executed(Execution execution) {
      if (property.test(execution.outcome()) && execution.preemptions() > preemptions) {
        preemptions = execution.preemptions();
        schedule = execution.schedule(subject.fingerprint());
      }
    }
  }

  /** What the worst execution with a property is shortened to, of all that have it. */
  private static Execution shortened(Program program, Predicate<Outcome> property) {
    Script subject = new Script(program);
    Worst worst = new Worst(subject, property);
    Searches.named("dfs").orElseThrow().search(1).check(subject, Limits.NONE.goingOn(), worst);
    assertThat(worst.preemptions).isGreaterThan(1);
    Execution failing = Replayed.of(subject, Objects.requireNonNull(worst.schedule), MAX_STEPS);
    Optional<Schedule> schedule =
        FewestPreemptions.of(subject, failing, MAX_STEPS, () -> false).schedule();
    return Replayed.of(subject, schedule.orElseThrow(), MAX_STEPS);
  }

  private static boolean fails(Outcome outcome, String message) {
    return outcome instanceof Outcome.Failed(var failures)
        && failures.getFirst().message().contains(message);
  }

  /** T must be interrupted for the second assertion to fail; the first fails without that. */
  private static Program twoAssertions() {
    return Program.of(
        "two-assertions",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          p.thread("T", t -> t.write(y, 1).write(x, 1).write(y, 2).write(x, 2));
          p.thread(
              "U",
              t ->
                  t.read(local("q"), y)
                      .read(local("r"), x)
                      .when(local("r").is(1), then -> then.require(local("r").is(0), "in between"))
                      .require(local("r").is(2), "too early"));
        });
  }

  @Test
  void anAssertionIsNotShortenedToAnotherOne() {
    Execution between = shortened(twoAssertions(), o -> fails(o, "in between"));
    assertThat(between.outcome()).matches(o -> fails(o, "in between"));
    assertThat(between.preemptions()).isEqualTo(1);
    Execution early = shortened(twoAssertions(), o -> fails(o, "too early"));
    assertThat(early.outcome()).matches(o -> fails(o, "too early"));
    assertThat(early.preemptions()).isZero();
  }

  /** Two orders of locks that deadlock, and an assertion that fails if U comes first. */
  private static Program deadlocks() {
    return Program.of(
        "deadlocks",
        p -> {
          Ref a = p.lock("A");
          Ref b = p.lock("B");
          Ref c = p.lock("C");
          Ref x = p.variable("x", 0);
          p.thread(
              "T",
              t ->
                  t.write(x, 1)
                      .acquire(a)
                      .acquire(b)
                      .release(b)
                      .release(a)
                      .acquire(b)
                      .acquire(c)
                      .release(c)
                      .release(b));
          p.thread(
              "U",
              t ->
                  t.read(local("r"), x)
                      .acquire(b)
                      .acquire(a)
                      .release(a)
                      .release(b)
                      .acquire(c)
                      .acquire(b)
                      .release(b)
                      .release(c)
                      .require(local("r").is(1), "too early"));
        });
  }

  private static boolean isDeadlockOver(Outcome outcome, Script names, String... locks) {
    return outcome instanceof Outcome.Deadlocked(var blocked)
        && blocked.stream()
            .map(b -> names.vocabulary().object(b.object()))
            .toList()
            .containsAll(List.of(locks));
  }

  @Test
  void aDeadlockIsNotShortenedToAnotherOneOrToAnAssertion() {
    Script names = new Script(deadlocks());
    Execution first = shortened(deadlocks(), o -> isDeadlockOver(o, names, "A", "B"));
    assertThat(first.outcome()).matches(o -> isDeadlockOver(o, names, "A", "B"));
    assertThat(first.preemptions()).isEqualTo(1);
    Execution second = shortened(deadlocks(), o -> isDeadlockOver(o, names, "B", "C"));
    assertThat(second.outcome()).matches(o -> isDeadlockOver(o, names, "B", "C"));
    assertThat(second.preemptions()).isEqualTo(1);
  }

  @Test
  void whatHasNoPreemptionStaysAsItIs() {
    Script subject = new Script(twoAssertions());
    Execution failing = new Execution();
    subject.run(
        (sofar, _) -> sofar.enabled(sofar.length(), 1) ? Label.of(1, 0) : Label.of(0, 0),
        MAX_STEPS,
        failing);
    assertThat(failing.outcome()).matches(o -> fails(o, "too early"));
    assertThat(FewestPreemptions.of(subject, failing, MAX_STEPS, () -> false).schedule()).isEmpty();
  }
}
