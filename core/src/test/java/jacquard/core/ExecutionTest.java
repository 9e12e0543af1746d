package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExecutionTest {

  @Test
  void moreThan64ThreadsCanBeEnabled() {
    Execution e = new Execution();
    e.begin(200);
    for (int step = 0; step < 100; step++) {
      for (int t = step; t < 200; t += 7) {
        e.markEnabled(t);
      }
      Executions.append(e, step, Kind.WRITE, 0);
    }
    for (int step = 0; step < 100; step++) {
      for (int t = 0; t < 200; t++) {
        assertThat(e.enabled(step, t)).isEqualTo(t >= step && (t - step) % 7 == 0);
      }
      assertThat(e.nextEnabled(step, 0)).isEqualTo(step);
      assertThat(e.nextEnabled(step, step + 1)).isEqualTo(step + 7);
      assertThat(e.enabledCount(step)).isEqualTo((199 - step) / 7 + 1);
    }
    assertThat(e.anyEnabled(100)).isFalse();
    assertThat(e.nextEnabled(99, 199)).isEqualTo(-1);
  }

  @Test
  void aNewRunForgetsTheOldOne() {
    Execution e = new Execution();
    e.begin(2);
    e.markEnabled(1);
    Executions.append(e, 1, Kind.WRITE, 0);
    e.pending(0, Kind.READ, 0, 0, -1, 0);
    e.end(new Outcome.Truncated(1));
    e.begin(2);
    assertThat(e.length()).isZero();
    assertThat(e.anyEnabled(0)).isFalse();
    assertThat(e.hasPending(0)).isFalse();
    assertThat(e.eventsOf(1)).isZero();
    assertThat(e.outcome()).isEqualTo(Outcome.Completed.OUTCOME);
  }

  @Test
  void aThreadIsLiveOnceItsStartHasHappened() {
    Execution e = new Execution();
    e.begin(1);
    e.addUnstartedThread();
    Executions.append(e, 0, Kind.WRITE, 0);
    e.started(1, 1);
    e.append(0, 0, 1, Kind.START, Dependence.NO_OBJECT, false, 0, 1, 0, -1, 0);
    Executions.append(e, 1, Kind.WRITE, 0);
    assertThat(e.startedBefore(0, 0)).isTrue();
    assertThat(e.startedBefore(1, 1)).isFalse();
    assertThat(e.startedBefore(2, 1)).isTrue();
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    order.extend(e, 1);
    assertThat(order.lastOf(e, 1)).as("before its start").isEqualTo(-1);
    order.extend(e, 2);
    assertThat(order.lastOf(e, 1)).as("after its start").isEqualTo(1);
    order.extend(e, 3);
    assertThat(order.lastOf(e, 1)).as("after its first step").isEqualTo(2);
  }

  @Test
  void onlyLeavingAThreadThatCouldGoOnIsAPreemption() {
    Execution e = new Execution();
    e.begin(2);
    e.markEnabled(0);
    e.markEnabled(1);
    Executions.append(e, 0, Kind.WRITE, 0);
    e.markEnabled(0);
    e.markEnabled(1);
    Executions.append(e, 1, Kind.WRITE, 0);
    e.markEnabled(0);
    Executions.append(e, 0, Kind.WRITE, 0);
    assertThat(e.preemptions()).isEqualTo(1);
    assertThat(e.isPreemption(1)).isTrue();
    assertThat(e.isPreemption(2)).isFalse();
  }
}
