package jacquard.script;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.Outcome;
import jacquard.script.oracle.Oracle;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What each construct does, shown by the outcomes of all its executions. */
class ScriptTest {

  private static Oracle.Truth truth(Consumer<ProgramBuilder> body) {
    return Oracle.enumerate(new Script(Program.of("test", body)), 100_000, 1000).orElseThrow();
  }

  /** The messages of all failures, "ok" for complete executions, "deadlock" for deadlocks. */
  private static Set<String> outcomes(Consumer<ProgramBuilder> body) {
    return truth(body).traces().values().stream()
        .map(
            o ->
                switch (o) {
                  case Outcome.Completed _ -> "ok";
                  case Outcome.Deadlocked _ -> "deadlock";
                  case Outcome.Failed(var failures) -> failures.getFirst().message();
                  case Outcome.Excluded _, Outcome.Truncated _, Outcome.Pruned _ -> o.toString();
                  case Outcome.BeyondBound _, Outcome.Diverged _ -> o.toString();
                })
        .collect(Collectors.toSet());
  }

  @Test
  void aReadSeesTheLastWrite() {
    assertThat(
            outcomes(
                p -> {
                  Ref x = p.variable("x", 7);
                  p.thread("T", t -> t.read(local("r"), x).require(local("r").is(7)));
                }))
        .containsExactly("ok");
  }

  @Test
  void aFailedAssertionNamesItsCondition() {
    assertThat(
            outcomes(
                p -> {
                  Ref x = p.variable("x", 0);
                  p.thread("T", t -> t.read(local("r"), x).require(local("r").is(1)));
                  p.thread("U", t -> t.write(x, 1));
                }))
        .containsExactlyInAnyOrder("ok", "r == 1 does not hold");
  }

  @Test
  void fetchAndAddIsAtomicAndReturnsTheOldValue() {
    assertThat(
            outcomes(
                p -> {
                  Ref x = p.variable("x", 0);
                  for (int i = 0; i < 3; i++) {
                    p.thread(
                        "T" + i,
                        t -> t.fetchAndAdd(local("r"), x, 2).require(local("r").lessThan(6)));
                  }
                  p.atEnd(x.atEnd().is(6));
                }))
        .containsExactly("ok");
  }

  @Test
  void exactlyOneOfTwoCompareAndSetsSucceeds() {
    Oracle.Truth truth =
        truth(
            p -> {
              Ref x = p.variable("x", 0);
              Ref won = p.variable("won", 0);
              for (int i = 1; i <= 2; i++) {
                int me = i;
                p.thread(
                    "T" + i,
                    t ->
                        t.compareAndSet(local("r"), x, Expression.of(0), Expression.of(me))
                            .when(local("r"), b -> b.fetchAndAdd(local("q"), won, 1)));
              }
              p.atEnd(won.atEnd().is(1));
            });
    assertThat(truth.isViolated()).isFalse();
    assertThat(truth.traces()).hasSize(2);
  }

  @Test
  void locksAreReentrant() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  for (int i = 0; i < 2; i++) {
                    p.thread(
                        "T" + i,
                        t ->
                            t.acquire(a)
                                .tryAcquire(local("r"), a)
                                .require(local("r").is(1))
                                .release(a)
                                .release(a));
                  }
                }))
        .containsExactly("ok");
  }

  @Test
  void releasingALockOfAnotherThreadFails() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  p.thread("T", t -> t.acquire(a));
                  p.thread("U", t -> t.release(a));
                }))
        .containsExactly("the thread does not hold the lock");
  }

  @Test
  void tryLockFailsWhileTheLockIsHeld() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  p.thread("T", t -> t.acquire(a).release(a));
                  p.thread("U", t -> t.tryAcquire(local("r"), a).require(local("r").is(1)));
                }))
        .containsExactlyInAnyOrder("ok", "r == 1 does not hold", "deadlock");
  }

  @Test
  void notifyWakesAnyOneOfTheWaiters() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  Ref ready = p.semaphore("ready", 0);
                  Ref first = p.variable("first", 0);
                  for (int i = 1; i <= 2; i++) {
                    int me = i;
                    p.thread(
                        "W" + i,
                        t ->
                            t.acquire(a)
                                .give(ready, 1)
                                .await(a)
                                .write(first, me)
                                .signal(a)
                                .release(a));
                  }
                  p.thread("N", t -> t.take(ready, 2).acquire(a).signal(a).release(a));
                  p.atEnd(first.atEnd().is(0)); // fails always, to show the last value
                }))
        .containsExactlyInAnyOrder(
            "expected first == 0 but first was 1", "expected first == 0 but first was 2");
  }

  @Test
  void aNotificationBeforeTheWaitIsLost() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  p.thread("W", t -> t.acquire(a).await(a).release(a));
                  p.thread("N", t -> t.acquire(a).signal(a).release(a));
                }))
        .containsExactlyInAnyOrder("ok", "deadlock");
  }

  @Test
  void waitGivesUpAllHoldsAndGetsThemBack() {
    assertThat(
            outcomes(
                p -> {
                  Ref a = p.lock("A");
                  Ref inside = p.semaphore("inside", 0);
                  p.thread(
                      "W",
                      t -> t.acquire(a).acquire(a).give(inside, 1).await(a).release(a).release(a));
                  p.thread("N", t -> t.take(inside, 1).acquire(a).signalAll(a).release(a));
                }))
        .containsExactly("ok");
  }

  @Test
  void anUnparkBeforeTheParkIsNotLost() {
    assertThat(
            outcomes(
                p -> {
                  p.thread("T", t -> t.park());
                  p.thread("U", t -> t.unpark("T"));
                }))
        .containsExactly("ok");
  }

  @Test
  void aPermitIsUsedUpByOnePark() {
    assertThat(
            outcomes(
                p -> {
                  p.thread("T", t -> t.park().park());
                  p.thread("U", t -> t.unpark("T").unpark("T"));
                }))
        .containsExactlyInAnyOrder("ok", "deadlock");
  }

  @Test
  void aChannelIsFirstInFirstOutAndBlocksWhenFullOrEmpty() {
    assertThat(
            outcomes(
                p -> {
                  Ref c = p.channel("c", 2);
                  p.thread(
                      "S",
                      t -> {
                        for (int i = 1; i <= 3; i++) {
                          t.send(c, Expression.of(i));
                        }
                      });
                  p.thread(
                      "R",
                      t -> {
                        for (int i = 1; i <= 3; i++) {
                          t.receive(local("r"), c).require(local("r").is(i));
                        }
                      });
                }))
        .containsExactly("ok");
  }

  @Test
  void aSemaphoreLetsAsManyInAsItHasPermits() {
    assertThat(
            outcomes(
                p -> {
                  Ref s = p.semaphore("s", 2);
                  Ref in = p.variable("in", 0);
                  for (int i = 0; i < 3; i++) {
                    p.thread(
                        "T" + i,
                        t ->
                            t.take(s, 1)
                                .fetchAndAdd(local("r"), in, 1)
                                .require(local("r").lessThan(2))
                                .fetchAndAdd(local("r"), in, -1)
                                .give(s, 1));
                  }
                }))
        .containsExactly("ok");
  }

  @Test
  void aThreadRunsAfterItsStartAndJoinWaitsForIt() {
    assertThat(
            outcomes(
                p -> {
                  Ref x = p.variable("x", 0);
                  p.thread(
                      "M",
                      t ->
                          t.write(x, 1)
                              .start("C")
                              .join("C")
                              .read(local("r"), x)
                              .require(local("r").is(2)));
                  p.thread(
                      "C",
                      Program.Begin.WHEN_STARTED,
                      t -> t.read(local("r"), x).require(local("r").is(1)).write(x, 2));
                }))
        .containsExactly("ok");
  }

  @Test
  void everyAlternativeOfAChoiceIsTaken() {
    Oracle.Truth truth =
        truth(
            p -> {
              Ref x = p.variable("x", 0);
              p.thread("T", t -> t.choose(local("c"), 3).write(x, local("c")));
              p.atEnd(x.atEnd().isNot(2));
            });
    assertThat(truth.traces()).hasSize(3);
    assertThat(truth.isViolated()).isTrue();
  }

  @Test
  void anEndlessLoopWithoutVisibleOperationsFails() {
    assertThat(outcomes(p -> p.thread("T", t -> t.loop(Expression.of(1), b -> {}))))
        .containsExactly("an endless loop without visible operations");
  }

  @Test
  void anIndexOutOfBoundsFails() {
    assertThat(
            outcomes(
                p -> {
                  String a = p.variables("a", 2);
                  p.thread("T", t -> t.write(ProgramBuilder.at(a, 2), 1));
                }))
        .containsExactly("index 2 is out of bounds for length 2");
  }

  @Test
  void aThreadThatFailsStopsAndTheOthersGoOn() {
    Oracle.Truth truth =
        truth(
            p -> {
              Ref x = p.variable("x", 0);
              p.thread("T", t -> t.require(Expression.of(0)).write(x, 1));
              p.thread("U", t -> t.write(x, 2).write(x, 3));
            });
    assertThat(truth.traces()).hasSize(1);
    assertThat(truth.interleavings()).isEqualTo(1);
  }

  @Test
  void aDeadlockSaysWhoWaitsForWhom() {
    Oracle.Truth truth =
        truth(
            p -> {
              Ref a = p.lock("A");
              Ref b = p.lock("B");
              p.thread("T", t -> t.acquire(a).acquire(b));
              p.thread("U", t -> t.acquire(b).acquire(a));
            });
    assertThat(truth.traces().values())
        .filteredOn(o -> o instanceof Outcome.Deadlocked)
        .anySatisfy(
            o ->
                assertThat(((Outcome.Deadlocked) o).blocked())
                    .extracting(Outcome.Blocked::holder)
                    .isEqualTo(List.of(1, 0)));
  }

  @Test
  void mistakesInAProgramAreNamed() {
    assertThatThrownBy(
            () ->
                new Script(Program.of("p", p -> p.thread("T", t -> t.write(Ref.to("nowhere"), 1)))))
        .hasMessage("no such variable: nowhere");
    assertThatThrownBy(() -> new Script(Program.of("p", p -> p.thread("T", t -> t.start("T")))))
        .hasMessage("thread T runs from the start");
  }

  @Test
  void theFingerprintChangesWithTheProgram() {
    Script one =
        new Script(Program.of("p", p -> p.thread("T", t -> t.write(p.variable("x", 0), 1))));
    Script two =
        new Script(Program.of("p", p -> p.thread("T", t -> t.write(p.variable("x", 0), 2))));
    Script same =
        new Script(Program.of("p", p -> p.thread("T", t -> t.write(p.variable("x", 0), 1))));
    assertThat(one.fingerprint()).isNotEqualTo(two.fingerprint()).isEqualTo(same.fingerprint());
  }
}
