package jacquard.script.selftest;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.explore.Limits;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.Script;
import jacquard.script.oracle.Oracle;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A notification is the only step that both chooses and meets others at an object: it can be moved
 * to before what other threads did there, and then has all its alternatives.
 */
class NotifyTest {
  static Stream<SearchEntry> exhaustive() {
    return Searches.withoutBounds().stream().filter(e -> e.promise() != Promise.SAMPLING);
  }

  private static Program waitersAnd(int waiters, BiConsumer<ProgramBuilder, Ref> others) {
    return Program.of(
        "waiters",
        p -> {
          Ref lock = p.lock("A");
          Ref x = p.variable("x", 0);
          for (int i = 0; i < waiters; i++) {
            int number = i + 1;
            p.thread("W" + i, t -> t.acquire(lock).await(lock).write(x, number).release(lock));
          }
          others.accept(p, lock);
        });
  }

  private static void agrees(SearchEntry entry, Program program) {
    Oracle.Truth truth = Oracle.enumerate(new Script(program), 100_000, 200).orElseThrow();
    Agreement.Outcomes outcomes =
        Agreement.compare(
            entry.search(1), entry.promise(), new Script(program), truth, Limits.NONE);
    assertThat(outcomes.problem()).isEmpty();
    assertThat(outcomes.finished()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void besideATrialOfTheLock(SearchEntry entry) {
    agrees(
        entry,
        waitersAnd(
            2,
            (p, lock) -> {
              p.thread("N", t -> t.acquire(lock).signal(lock).release(lock));
              p.thread(
                  "L",
                  t -> t.tryAcquire(local("r"), lock).when(local("r"), then -> then.release(lock)));
            }));
  }

  /**
   * N reads before L writes, so L goes on and finds the lock taken; only then can the notification
   * come before that, and it has to with either of the waiters.
   */
  @ParameterizedTest
  @MethodSource("exhaustive")
  void movedToBeforeATrialOfTheLock(SearchEntry entry) {
    agrees(
        entry,
        waitersAnd(
            2,
            (p, lock) -> {
              Ref y = p.variable("y", 0);
              p.thread("L", t -> t.write(y, 1).tryAcquire(local("r"), lock));
              p.thread("N", t -> t.acquire(lock).read(local("r"), y).signal(lock).release(lock));
            }));
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void besideTwoTrialsOfTheLock(SearchEntry entry) {
    agrees(
        entry,
        waitersAnd(
            2,
            (p, lock) -> {
              p.thread("N", t -> t.acquire(lock).signal(lock).release(lock));
              p.thread(
                  "L",
                  t -> t.tryAcquire(local("r"), lock).when(local("r"), then -> then.release(lock)));
              p.thread(
                  "M",
                  t -> t.tryAcquire(local("r"), lock).when(local("r"), then -> then.release(lock)));
            }));
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void twiceBesideATrialOfTheLock(SearchEntry entry) {
    agrees(
        entry,
        waitersAnd(
            2,
            (p, lock) -> {
              p.thread("N", t -> t.acquire(lock).signal(lock).signal(lock).release(lock));
              p.thread(
                  "L",
                  t -> t.tryAcquire(local("r"), lock).when(local("r"), then -> then.release(lock)));
            }));
  }
}
