package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Edge;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** The second example of Kahlon, Gupta and Sinha: disjoint locks at the accesses themselves. */
class LockPatternsTest {
  private final Analysed a =
      Analysed.of(
          """
          bit lk1, lk2;
          byte x, y, z, a, b;
          active proctype T1() {
            a = 1;
            atomic { lk1 == 0 -> lk1 = 1 };
            atomic { lk2 == 0 -> lk2 = 1 };
            y = 1;
            lk2 = 0;
            x = 5;
            lk1 = 0
          }
          active proctype T2() {
            b = 7;
            atomic { lk2 == 0 -> lk2 = 1 };
            atomic { lk1 == 0 -> lk1 = 1 };
            z = 2;
            lk1 = 0;
            x = 6;
            lk2 = 0
          }
          """);
  private final Edge first = a.edge("T1", "x = 5");
  private final Edge second = a.edge("T2", "x = 6");

  private boolean interferesFrom(String text) {
    BitSet held = a.locks().held(a.process("T1").index(), first.source());
    int from = a.edge("T2", text).source();
    return a.footprints()
        .taken(first.id())
        .conflictsWith(a.patterns().later(a.process("T2").index(), from, held));
  }

  @Test
  void whatLiesBehindTakingAHeldLockIsOutOfReach() {
    assertThat(interferesFrom("b = 7")).isFalse();
  }

  @Test
  void whatLiesBehindTakingItAlreadyIsNot() {
    assertThat(interferesFrom("x = 6")).isTrue();
    assertThat(interferesFrom("z = 2")).isTrue();
  }

  @Test
  void withoutPatternsTheAccessesInterfere() {
    assertThat(
            a.footprints()
                .taken(first.id())
                .conflictsWith(a.footprints().later(a.process("T2").index(), 0)))
        .isTrue();
    assertThat(a.dependence().dependent(first.id(), second.id())).isTrue();
    assertThat(a.dependence().mayBeCoEnabled(first.id(), second.id())).isTrue();
  }
}
