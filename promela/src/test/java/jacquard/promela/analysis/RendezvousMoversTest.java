package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.analysis.Movers.Mover;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A rendezvous needs two processes at once: neither half nor what leads to it can be put off. */
class RendezvousMoversTest {
  /** What is next to the step on a private variable decides whether it can be put off. */
  @ParameterizedTest
  @CsvSource({
    "r!1, LEFT",
    "r?l, LEFT",
    "r??l, LEFT",
    "d_step { r?l; l = 0 }, LEFT",
    "if :: r!1 :: skip fi, LEFT",
    "v!1, LEFT",
    "b!1, BOTH",
    "b?l, BOTH",
    "d_step { b?l; l = 0 }, BOTH",
    "skip, BOTH"
  })
  void whatLeadsToARendezvousIsNotPutOff(String next, Mover mover) {
    Analysed a =
        Analysed.of(
            """
            chan r = [0] of { byte };
            chan b = [2] of { byte };
            active proctype P() { byte l; chan v = r; l = 1; l = 2; %s }
            active proctype Q() { byte l; do :: r?l :: r!1 :: b?l :: b!1 od }
            """
                .formatted(next));
    assertThat(a.movers().of(a.id("P", "l = 2"))).isEqualTo(mover);
    assertThat(a.movers().of(a.id("P", "l = 1"))).isEqualTo(Mover.BOTH);
  }

  @Test
  void neitherHalfMoves() {
    Analysed a =
        Analysed.of(
            """
            chan r = [0] of { byte };
            active proctype P() { byte l; r!1; l = 2 }
            active proctype Q() { byte l; r?l; l = 3 }
            """);
    assertThat(a.movers().isRight(a.id("P", "r!1"))).isFalse();
    assertThat(a.movers().isRight(a.id("Q", "r?l"))).isFalse();
    assertThat(a.movers().of(a.id("P", "l = 2"))).isEqualTo(Mover.BOTH);
    assertThat(a.movers().of(a.id("Q", "l = 3"))).isEqualTo(Mover.BOTH);
  }

  @Test
  void neitherDoTheStartAndTheEndOfAProcess() {
    Analysed a =
        Analysed.of(
            """
            proctype P() { byte l; l = 2 }
            active proctype Q() { byte l; l = 1; run P(); l = 3 }
            """);
    assertThat(a.movers().isRight(a.edge("Q", "l = 1").id())).isTrue();
    int start =
        a.process("Q").locations().stream()
            .flatMap(l -> l.edges().stream())
            .filter(e -> e.text().contains("run"))
            .findFirst()
            .orElseThrow()
            .id();
    assertThat(a.movers().isRight(start)).isFalse();
  }
}
