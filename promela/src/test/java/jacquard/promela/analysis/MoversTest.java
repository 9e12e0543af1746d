package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.analysis.Movers.Mover;
import org.junit.jupiter.api.Test;

class MoversTest {
  @Test
  void locksMakeMovers() {
    Analysed a =
        Analysed.of(
            """
            bit m;
            byte x, y;
            active [2] proctype P() {
              byte l;
              atomic { (m == 0) -> m = 1 };
              y = 42;
              x = 1;
              m = 0;
              l = 2
            }
            """);
    assertThat(a.movers().of(a.id("P", "(m == 0)"))).isEqualTo(Mover.RIGHT);
    assertThat(a.movers().of(a.id("P", "m = 0"))).isEqualTo(Mover.LEFT);
    assertThat(a.movers().of(a.id("P", "x = 1"))).isEqualTo(Mover.BOTH);
    assertThat(a.movers().of(a.id("P", "y = 42"))).isEqualTo(Mover.BOTH);
    assertThat(a.movers().of(a.id("P", "l = 2"))).isEqualTo(Mover.BOTH);
  }

  @Test
  void oneUnprotectedAccessSpoilsTheProtectedOnes() {
    Analysed a =
        Analysed.of(
            """
            bit m;
            byte x;
            active [2] proctype P() { atomic { m == 0 -> m = 1 }; x = 1; m = 0 }
            active proctype Q() { x = 2 }
            """);
    assertThat(a.movers().of(a.id("P", "x = 1"))).isEqualTo(Mover.NONE);
    assertThat(a.movers().of(a.id("Q", "x = 2"))).isEqualTo(Mover.NONE);
  }

  @Test
  void anEndOfAChannelThatNobodyElseUsesMovesToTheLeft() {
    Analysed a =
        Analysed.of(
            """
            chan c = [2] of { byte };
            chan d = [2] of { byte };
            chan r = [0] of { byte };
            active proctype P() { byte l; c!1; d!1; r!1 }
            active proctype Q() { byte l; c?l; d!2; r?l }
            """);
    assertThat(a.movers().of(a.id("P", "c!1"))).isEqualTo(Mover.LEFT);
    assertThat(a.movers().of(a.id("Q", "c?l"))).isEqualTo(Mover.LEFT);
    assertThat(a.movers().of(a.id("P", "d!1"))).isEqualTo(Mover.NONE);
    assertThat(a.movers().of(a.id("P", "r!1"))).isEqualTo(Mover.NONE);
  }

  @Test
  void whatLeadsToARendezvousDoesNotMoveToTheRight() {
    Analysed a =
        Analysed.of(
            """
            chan r = [0] of { byte };
            active proctype P() { byte l; l = 1; r!l }
            active proctype Q() { byte l; r?l; l = 3; l = 4 }
            """);
    assertThat(a.movers().of(a.id("P", "l = 1"))).isEqualTo(Mover.LEFT);
    assertThat(a.movers().of(a.id("Q", "l = 3"))).isEqualTo(Mover.BOTH);
  }

  @Test
  void processesThatAreStartedInALoopMeetEachOther() {
    Analysed a =
        Analysed.of(
            """
            byte x;
            proctype P() { x = 1 }
            active proctype M() { do :: run P() :: break od }
            """);
    assertThat(a.movers().of(a.id("P", "x = 1"))).isEqualTo(Mover.NONE);
  }

  @Test
  void processesThatSeveralOthersStartMeetEachOther() {
    Analysed a =
        Analysed.of(
            """
            byte x;
            proctype P() { x = 1 }
            active [2] proctype M() { run P() }
            """);
    assertThat(a.movers().of(a.id("P", "x = 1"))).isEqualTo(Mover.NONE);
  }

  @Test
  void aProcessThatIsStartedOnceMeetsNoneOfItsKind() {
    Analysed a =
        Analysed.of(
            """
            byte x;
            proctype P() { x = 1 }
            active proctype M() { run P() }
            """);
    assertThat(a.movers().of(a.id("P", "x = 1"))).isEqualTo(Mover.BOTH);
  }
}
