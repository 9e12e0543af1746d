package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Edge;
import jacquard.model.analysis.Lock;
import jacquard.model.analysis.Lock.Idiom;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocksTest {
  private static List<Idiom> idioms(String text) {
    return Analysed.of(text).locks().all().stream().map(Lock::idiom).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "atomic { v == 0 -> v = 1 }, v = 0, TEST_AND_SET",
    "atomic { !v -> v = 1 }, v = 0, TEST_AND_SET",
    "atomic { 0 == v && x < 9 -> v = 1 }, v = 0, TEST_AND_SET",
    "atomic { v == 0 -> v = _pid + 1 }, v = 0, TEST_AND_SET",
    "d_step { v == 0 -> v = 1; x = 1 }, v = 0, TEST_AND_SET",
    "d_step { v == 0 -> v = 1; x = 1 }, d_step { v = 0; x = 2 }, TEST_AND_SET",
    "d_step { v == 0 -> v = 1 }, d_step { x = 2; v = 0 }; d_step { !v -> v = 0; x = 3 },"
        + " TEST_AND_SET",
    "f!1, f?_, FILLED_CHANNEL"
  })
  void theUsualIdiomsAreLocks(String take, String give, Idiom idiom) {
    assertThat(
            idioms(
                """
                byte v, x;
                chan f = [1] of { bit };
                active [2] proctype P() { do :: %s; x++; %s od }
                """
                    .formatted(take, give)))
        .containsExactly(idiom);
  }

  @Test
  void oneMessageThatGoesRoundIsALock() {
    String users = "chan t = [1] of { bit };\nactive [2] proctype P() { do :: t?_; t!1 od }\n";
    assertThat(idioms(users + "init { t!1 }")).containsExactly(Idiom.TOKEN_CHANNEL);
    assertThat(idioms(users + "init { t!1; t!1 }")).isEmpty();
    assertThat(idioms(users + "init { do :: t!1 od }")).isEmpty();
    assertThat(idioms(users + "active [2] proctype I() { t!1 }")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "v == 0 -> v = 1; x++; v = 0", // another one may come between test and set
        "atomic { v == 0 -> v = 1 }; v = 0; v = 0", // given back by one who does not hold it
        "atomic { v == 0 -> v = 0 }; v = 0",
        "atomic { v == 0 -> v = 1 }; v = x",
        "if :: atomic { v == 0 -> v = 1 } :: true fi; v = 0",
        "d_step { v == 0 -> v = 1; v = 0 }",
        "d_step { v == 0 -> v = 1; x = 1 }; d_step { v = 0; v = x }",
        "d_step { v == 0 -> v = 1; x = 1 }; d_step { v = 0; x = 2 }; d_step { v = 0; x = 3 }",
        "f!1; f?_; f?_",
        "atomic { v == 0 -> v = 1 }; v++; v = 0"
      })
  void whatMayBeHeldTwiceIsNoLock(String body) {
    assertThat(
            idioms(
                """
                byte v, x;
                chan f = [1] of { bit };
                active [2] proctype P() { do :: %s od }
                """
                    .formatted(body)))
        .isEmpty();
  }

  @Test
  void aLockIsHeldFromTakingItToGivingItBack() {
    Analysed a =
        Analysed.of(
            """
            byte v, x;
            active [2] proctype P() {
              x = 1;
              atomic { v == 0 -> v = 1 };
              x = 2;
              if :: x == 2 -> x = 3 :: else fi;
              v = 0;
              x = 4
            }
            """);
    assertThat(heldAt(a, a.edge("P", "x = 1"))).isEmpty();
    assertThat(heldAt(a, a.edge("P", "x = 2"))).containsExactly(0);
    assertThat(heldAt(a, a.edge("P", "x = 3"))).containsExactly(0);
    assertThat(heldAt(a, a.edge("P", "v = 0"))).containsExactly(0);
    assertThat(heldAt(a, a.edge("P", "x = 4"))).isEmpty();
  }

  private static List<Integer> heldAt(Analysed a, Edge edge) {
    return a.locks().held(0, edge.source()).stream().boxed().toList();
  }
}
