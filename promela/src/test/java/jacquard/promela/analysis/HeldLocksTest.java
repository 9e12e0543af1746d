package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.analysis.Lock;
import jacquard.model.analysis.Movers.Mover;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a lock is held, and where it is not. */
class HeldLocksTest {
  private static List<String> heldBefore(Analysed a, String process, String text) {
    return a.locks().held(a.process(process).index(), a.edge(process, text).source()).stream()
        .mapToObj(lock -> a.locks().all().get(lock).name())
        .toList();
  }

  /** Whichever of the two ways is the shorter one, and whichever comes first. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "if :: atomic { v == 0 -> v = 1 } :: true fi",
        "if :: true :: atomic { v == 0 -> v = 1 } fi",
        "if :: atomic { v == 0 -> v = 1 } :: true -> skip; skip; skip; skip fi",
        "if :: true -> skip; skip; skip; skip :: atomic { v == 0 -> v = 1 } fi",
        "if :: atomic { v == 0 -> v = 1 }; skip; skip; skip; skip :: true fi",
        "do :: atomic { v == 0 -> v = 1 }; break :: true -> skip; break od"
      })
  void aLockIsHeldWhereTwoWaysMeetOnlyIfBothHaveTakenIt(String ways) {
    Analysed a =
        Analysed.of("byte v, x;\nactive [2] proctype P() { %s; x = 7; x = 8 }\n".formatted(ways));
    assertThat(heldBefore(a, "P", "x = 7")).isEmpty();
    assertThat(heldBefore(a, "P", "x = 8")).isEmpty();
    assertThat(a.movers().of(a.id("P", "x = 7"))).isEqualTo(Mover.NONE);
  }

  @Test
  void aLockThatBothWaysHaveTakenIsHeldWhereTheyMeet() {
    Analysed a =
        Analysed.of(
            """
            byte v, x;
            active [2] proctype P() {
              if
              :: atomic { v == 0 -> v = 1 }; x = 1
              :: true -> skip; atomic { v == 0 -> v = 2 }
              fi;
              x = 7;
              v = 0
            }
            """);
    assertThat(heldBefore(a, "P", "x = 7")).containsExactly("v");
    assertThat(a.movers().of(a.id("P", "x = 7"))).isEqualTo(Mover.BOTH);
  }

  @Test
  void aLockIsGivenBackByALoopThatGoesRound() {
    Analysed a =
        Analysed.of(
            """
            byte v, x;
            active [2] proctype P() {
              do :: x = 6; atomic { v == 0 -> v = 1 }; x = 7; v = 0; x = 8 od
            }
            """);
    assertThat(heldBefore(a, "P", "x = 6")).isEmpty();
    assertThat(heldBefore(a, "P", "x = 7")).containsExactly("v");
    assertThat(heldBefore(a, "P", "x = 8")).isEmpty();
  }

  @Test
  void receivingGivesAFilledChannelBack() {
    Analysed a =
        Analysed.of(
            """
            byte x;
            chan f = [1] of { bit };
            active [2] proctype P() { x = 6; f!1; x = 7; f?_; x = 8 }
            """);
    assertThat(a.locks().all()).extracting(Lock::idiom).containsExactly(Lock.Idiom.FILLED_CHANNEL);
    assertThat(heldBefore(a, "P", "x = 6")).isEmpty();
    assertThat(heldBefore(a, "P", "x = 7")).containsExactly("f");
    assertThat(heldBefore(a, "P", "x = 8")).isEmpty();
    assertThat(a.locks().taken(a.id("P", "f!1")).isEmpty()).isFalse();
    assertThat(a.locks().given(a.id("P", "f!1")).isEmpty()).isTrue();
    assertThat(a.locks().taken(a.id("P", "f?_")).isEmpty()).isTrue();
    assertThat(a.locks().given(a.id("P", "f?_")).isEmpty()).isFalse();
  }

  @Test
  void sendingGivesATokenBack() {
    Analysed a =
        Analysed.of(
            """
            byte x;
            chan t = [1] of { bit };
            init { t!1 }
            active [2] proctype P() { x = 6; t?_; x = 7; t!0; x = 8 }
            """);
    assertThat(a.locks().all()).extracting(Lock::idiom).containsExactly(Lock.Idiom.TOKEN_CHANNEL);
    assertThat(heldBefore(a, "P", "x = 6")).isEmpty();
    assertThat(heldBefore(a, "P", "x = 7")).containsExactly("t");
    assertThat(heldBefore(a, "P", "x = 8")).isEmpty();
  }

  /** Where the variable may be taken although it is not 0, two processes may hold it. */
  @ParameterizedTest
  @ValueSource(
      strings = {"v == 0 || x == 1", "x == 1 || v == 0", "!(v == 0)", "v <= 0", "v == 1", "x == 0"})
  void aTestThatMayPassWhereTheLockIsTakenIsNone(String condition) {
    Analysed a =
        Analysed.of(
            "byte v, x;\nactive [2] proctype P() { do :: atomic { %s -> v = 1 }; v = 0 od }\n"
                .formatted(condition));
    assertThat(a.locks().all()).isEmpty();
  }
}
