package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Edge;
import org.junit.jupiter.api.Test;

class StaticDependenceTest {
  private final Analysed a =
      Analysed.of(
          """
          byte x, y;
          bit m;
          chan c = [2] of { byte };
          active proctype P() {
            byte l;
            x = 1;
            (y == 3);
            c!7;
            atomic { m == 0 -> m = 1 };
            x = 4;
            m = 0
          }
          active proctype Q() {
            byte l;
            y = 3;
            x = 2;
            c?l;
            atomic { m == 0 -> m = 1 };
            x = 5;
            m = 0
          }
          """);

  @Test
  void accessesDependOnEachOtherIfOneWrites() {
    assertThat(a.dependence().dependent(a.id("P", "x = 1"), a.id("Q", "x = 2"))).isTrue();
    assertThat(a.dependence().dependent(a.id("P", "x = 1"), a.id("Q", "y = 3"))).isFalse();
  }

  @Test
  void theTwoEndsOfAChannelCommute() {
    assertThat(a.dependence().dependent(a.id("P", "c!7"), a.id("Q", "c?l"))).isFalse();
  }

  @Test
  void aCommonLockKeepsEdgesFromBeingEnabledTogether() {
    assertThat(a.dependence().mayBeCoEnabled(a.id("P", "x = 4"), a.id("Q", "x = 5"))).isFalse();
    assertThat(a.dependence().mayBeCoEnabled(a.id("P", "x = 1"), a.id("Q", "x = 5"))).isTrue();
    assertThat(a.dependence().mayBeCoEnabled(a.id("P", "x = 1"), a.id("P", "x = 4"))).isFalse();
  }

  @Test
  void whoTakesALockIsNotEnabledTogetherWithItsHolder() {
    int holds = a.id("P", "x = 4");
    int takes = a.id("Q", "m == 0");
    assertThat(a.dependence().mayBeCoEnabled(holds, takes)).isFalse();
    assertThat(a.dependence().mayBeCoEnabled(takes, holds)).isFalse();
  }

  @Test
  void whatMayEnableAnEdgeComesBeforeItOrWritesWhatItWaitsFor() {
    assertThat(a.dependence().pre(a.id("P", "(y == 3)")).stream().map(Edge::text))
        .containsExactly("x = 1", "y = 3");
    assertThat(a.dependence().pre(a.id("P", "c!7")).stream().map(Edge::text))
        .containsExactly("(y == 3)", "c!7", "c?l");
  }

  @Test
  void theCurrentEdgesAreThoseOfTheLocation() {
    Edge wait = a.edge("P", "(y == 3)");
    assertThat(a.dependence().current(a.process("P").index(), wait.source())).containsExactly(wait);
  }
}
