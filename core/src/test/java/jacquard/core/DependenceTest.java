package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DependenceTest {

  @Test
  void readsOfOneLocationCommuteOnlyIfReadsAreToldApart() {
    assertThat(Dependence.READ_WRITE.dependent(1, false, 1, false)).isFalse();
    assertThat(Dependence.READ_WRITE.dependent(1, true, 1, false)).isTrue();
    assertThat(Dependence.SAME_OBJECT.dependent(1, false, 1, false)).isTrue();
  }

  @Test
  void operationsWithoutAnObjectDependOnNothing() {
    int none = Dependence.NO_OBJECT;
    assertThat(Dependence.SAME_OBJECT.dependent(none, true, none, true)).isFalse();
  }

  @Test
  void whoWaitsForALockIsNotEnabledTogetherWithItsHoldersSteps() {
    assertThat(Dependence.mayBeCoEnabled(Kind.ACQUIRE, Kind.RELEASE)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(Kind.NOTIFY, Kind.REACQUIRE)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(Kind.ACQUIRE, Kind.ACQUIRE)).isTrue();
    assertThat(Dependence.mayBeCoEnabled(Kind.TRY_ACQUIRE, Kind.RELEASE)).isTrue();
  }

  @Test
  void coEnablednessIsSymmetric() {
    for (Kind a : Kind.values()) {
      for (Kind b : Kind.values()) {
        assertThat(Dependence.mayBeCoEnabled(a, b))
            .as("%s and %s", a, b)
            .isEqualTo(Dependence.mayBeCoEnabled(b, a));
      }
    }
  }
}
