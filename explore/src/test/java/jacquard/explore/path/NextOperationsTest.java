package jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import org.junit.jupiter.api.Test;

class NextOperationsTest {
  private static final int LOCK = 5;

  /**
   * That its time is over is no race with what the others did, but the acquisition is one that it
   * was waiting for: it could have come before the other's.
   */
  @Test
  void whoseTimeIsOverIsAboutToDoWhatItWaitsFor() {
    Execution e = new Execution();
    e.begin(2);
    e.append(0, 0, 1, Kind.ACQUIRE, LOCK, true, 0, 0, 1, -1, 0);
    int acquire = Kind.ACQUIRE.number();
    e.append(1, 0, 1, Kind.TIMEOUT, Dependence.NO_OBJECT, false, acquire, 0, LOCK, -1, 0);
    NextOperations next = new NextOperations();
    next.moveTo(e, 0);
    assertThat(next.kind(e, 1)).isEqualTo(Kind.ACQUIRE);
    assertThat(next.object(e, 1)).isEqualTo(LOCK);
  }
}
