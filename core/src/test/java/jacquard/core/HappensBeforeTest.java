package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HappensBeforeTest {
  private final SplittableRandom random = new SplittableRandom(7);

  /** The definition: the transitive closure of dependence along the execution. */
  private static boolean[][] closure(Execution e, Dependence dependence) {
    int n = e.length();
    boolean[][] before = new boolean[n][n];
    for (int j = 0; j < n; j++) {
      before[j][j] = true;
      for (int i = 0; i < j; i++) {
        if (e.thread(i) == e.thread(j)
            || dependence.dependent(e.object(i), e.writes(i), e.object(j), e.writes(j))) {
          for (int k = 0; k <= i; k++) {
            before[k][j] |= before[k][i];
          }
        }
      }
    }
    return before;
  }

  private static void assertIsClosure(HappensBefore order, Execution e, Dependence dependence) {
    boolean[][] expected = closure(e, dependence);
    for (int j = 0; j < e.length(); j++) {
      for (int i = 0; i <= j; i++) {
        assertThat(order.ordered(e, i, j)).as("%d before %d", i, j).isEqualTo(expected[i][j]);
      }
    }
  }

  @Test
  void clocksAreTheTransitiveClosureOfDependence() {
    for (Dependence dependence : Dependence.values()) {
      HappensBefore order = new HappensBefore(dependence);
      for (int n = 0; n < 200; n++) {
        Execution e = Executions.random(random, 1 + random.nextInt(4), random.nextInt(30), 3);
        order.compute(e);
        assertIsClosure(order, e, dependence);
      }
    }
  }

  @Test
  void rollingBackAndExtendingGivesTheSameAsComputing() {
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    Execution last = Executions.random(random, 3, 20, 3);
    order.compute(last);
    for (int n = 0; n < 200; n++) {
      int common = random.nextInt(last.length() + 1);
      Execution next = new Execution();
      next.begin(3);
      for (int i = 0; i < common; i++) {
        Executions.append(next, last.thread(i), last.kind(i), last.object(i));
      }
      int more = random.nextInt(20);
      for (int i = 0; i < more; i++) {
        Executions.append(
            next,
            random.nextInt(3),
            random.nextBoolean() ? Kind.READ : Kind.WRITE,
            random.nextInt(3));
      }
      order.rollBack(common);
      order.extend(next);
      assertIsClosure(order, next, Dependence.READ_WRITE);
      last = next;
    }
  }

  @Test
  void aStartedThreadComesAfterItsStart() {
    Execution e = new Execution();
    e.begin(1);
    e.addUnstartedThread();
    Executions.append(e, 0, Kind.WRITE, 0);
    e.append(0, 0, 1, Kind.START, Dependence.NO_OBJECT, false, 0, 1, 0, -1, 0);
    e.started(1, 1);
    Executions.append(e, 1, Kind.READ, 1);
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    order.compute(e);
    assertThat(order.ordered(e, 0, 2)).isTrue();
    assertThat(order.ordered(e, 1, 2)).isTrue();
  }

  @Test
  void aJoinComesAfterAllThatTheThreadDid() {
    Execution e = new Execution();
    e.begin(2);
    Executions.append(e, 1, Kind.WRITE, 0);
    Executions.append(e, 0, Kind.WRITE, 1);
    e.append(0, 0, 1, Kind.JOIN, Dependence.NO_OBJECT, false, 0, 1, 0, -1, 0);
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    order.compute(e);
    assertThat(order.ordered(e, 0, 1)).isFalse();
    assertThat(order.ordered(e, 0, 2)).isTrue();
  }

  @Test
  void theReadsSinceTheLastWriteAreAllKept() {
    Execution e = new Execution();
    e.begin(4);
    Executions.append(e, 0, Kind.WRITE, 0);
    Executions.append(e, 1, Kind.READ, 0);
    Executions.append(e, 2, Kind.READ, 0);
    Executions.append(e, 3, Kind.WRITE, 0);
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    order.compute(e);
    assertThat(order.previousWrite(3)).isZero();
    assertThat(order.previousRead(3)).isEqualTo(2);
    assertThat(order.previousRead(2)).isEqualTo(1);
    assertThat(order.previousRead(1)).isEqualTo(-1);
  }
}
