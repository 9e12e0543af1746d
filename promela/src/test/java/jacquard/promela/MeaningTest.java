package jacquard.promela;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.run.Bytes;
import jacquard.model.run.Interpreter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What small models compute: the values of r where nobody can move. */
class MeaningTest {
  private static final String FAULT = "fault";

  @Test
  void aRangeIncludesBothOfItsEnds() {
    assertThat(ends("int r; init { byte i; for (i : 1 .. 3) { r = r * 10 + i } }"))
        .containsExactly("123");
    assertThat(ends("int r; init { byte i; for (i : 2 .. 1) { r = 9 } }")).containsExactly("0");
  }

  @Test
  void aLoopOverAnArrayHasAllItsIndices() {
    assertThat(ends("int r; byte a[3]; init { byte i; for (i in a) { r = r * 10 + i + 1 } }"))
        .containsExactly("123");
  }

  @Test
  void aSelectedValueIsAnyOfTheRange() {
    assertThat(ends("int r; init { select (r : 2 .. 4) }")).containsExactly("2", "3", "4");
    assertThat(ends("int r; byte n = 4; init { select (r : 2 .. n) }"))
        .containsExactly("2", "3", "4");
  }

  @Test
  void whatIsHandedOverWithoutABufferHasTheWidthOfItsField() {
    assertThat(
            ends(
                """
                chan c = [0] of { byte };
                int r;
                active proctype S() { int wide = 300; c!wide; c!wide }
                active proctype R() { c?44; c?r }
                """))
        .containsExactly("44");
  }

  @Test
  void aRecordInAMessageHasAllItsFieldsAndElements() {
    assertThat(
            ends(
                """
                typedef T { byte a[2]; byte b }
                chan c = [1] of { T };
                int r;
                init {
                  T x, y;
                  x.a[0] = 1; x.a[1] = 2; x.b = 3;
                  c!x; c?y;
                  r = 100 * y.a[0] + 10 * y.a[1] + y.b
                }
                """))
        .containsExactly("123");
  }

  @Test
  void constantsAreComputedAsValuesAre() {
    assertThat(ends("int r; init { r = (0 - 8) >> 1 }")).containsExactly("-4");
    assertThat(ends("int r; int v; init { v = 0 - 8; r = v >> 1 }")).containsExactly("-4");
    assertThat(ends("int r; init { r = 1 / 0 }")).containsExactly(FAULT);
    assertThat(ends("int r; init { r = 7 % 3 + (5 - 2) * 10 }")).containsExactly("31");
  }

  @Test
  void aMacroIsNotReplacedInsideItself() {
    assertThat(ends("\n#define r r\nint r; init { r = 5 }")).containsExactly("5");
    assertThat(ends("int r, b;\n#define a b + 1\n#define b a\ninit { r = b }"))
        .containsExactly("1");
  }

  @Test
  void aBracketBehindASpaceBelongsToTheTextOfAMacro() {
    assertThat(ends("\n#define N (3)\nint r; init { r = N }")).containsExactly("3");
    assertThat(ends("\n#define N(x) x + x\nint r; init { r = N(3) }")).containsExactly("6");
  }

  @Test
  void nothingIsReadInsideWhatIsLeftOut() {
    assertThat(
            ends(
                """

                int r;
                #if 0
                #if what ( is this
                init { nonsense }
                #endif
                #if 1
                init { nonsense }
                #else
                init { more nonsense }
                #endif
                #else
                init { r = 2 }
                #endif
                """))
        .containsExactly("2");
  }

  @Test
  void anElseIsPossibleOnlyWhereNothingElseIsWhereverItStands() {
    assertThat(ends("int r; init { if :: else -> r = 1 :: true -> r = 2 fi }"))
        .containsExactly("2");
    assertThat(ends("int r; init { if :: else -> r = 1 :: r > 0 -> r = 2 fi }"))
        .containsExactly("1");
  }

  @Test
  void aLateDeclarationSetsItsVariableAgain() {
    assertThat(
            ends(
                """
                int r;
                init {
                  byte i;
                  do
                  :: i < 2 -> byte k; k++; i++; r = r * 10 + k
                  :: else -> break
                  od
                }
                """))
        .containsExactly("11");
  }

  @Test
  void nobodyEscapesFromADeterministicStep() {
    assertThat(ends("int r; init { { d_step { r = 1; r = 2 } } unless { r == 1 -> r = 7 } }"))
        .containsExactly("2");
    assertThat(ends("int r; init { { d_step { r = 1; r == 5 } } unless { r == 1 -> r = 7 } }"))
        .containsExactly(FAULT);
    assertThat(ends("int r; init { { r = 1; r = 2 } unless { r == 1 -> r = 7 } }"))
        .containsExactly("7");
  }

  @Test
  void nobodyMeetsItself() {
    assertThat(
            ends(
                """
                chan c = [0] of { byte };
                int r;
                init { byte x; if :: c!1 -> r = 1 :: c?x -> r = 2 fi }
                """))
        .containsExactly("0");
  }

  @Test
  void nobodyMeetsWhoIsNotProvided() {
    assertThat(
            ends(
                """
                chan c = [0] of { byte };
                int r;
                active proctype S() { c!1; r = 1 }
                active proctype R() provided (r > 5) { byte x; c?x }
                """))
        .containsExactly("0");
  }

  @Test
  void anEscapeEndsWithWhatItIsFor() {
    assertThat(
            ends(
                "int r; init { { d_step { r = 1; r = 3 } } unless { r == 9 -> skip }; r = 9; r = 2"
                    + " }"))
        .containsExactly("2");
  }

  private static Set<String> ends(String text) {
    Model model = Promela.parse("m.pml", text);
    int r =
        model.globals().stream().filter(v -> v.name().equals("r")).mapToInt(v -> v.offset()).sum();
    Interpreter machine = new Interpreter(model);
    byte[] first = new byte[machine.maxLength()];
    machine.initial(first);
    Set<String> ends = new TreeSet<>();
    Set<List<Byte>> known = new HashSet<>();
    Deque<byte[]> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      byte[] state = open.pop();
      long[] transitions = new long[64];
      try {
        int count = machine.enabled(state, transitions);
        if (count == 0) {
          ends.add(Integer.toString(Bytes.getInt(state, r)));
        }
        for (int i = 0; i < count; i++) {
          byte[] next = state.clone();
          machine.perform(next, transitions[i]);
          if (known.add(boxed(Arrays.copyOf(next, machine.length(next))))) {
            open.push(next);
          }
        }
      } catch (FaultException e) {
        ends.add(FAULT);
      }
    }
    return ends;
  }

  private static List<Byte> boxed(byte[] bytes) {
    Byte[] boxed = new Byte[bytes.length];
    Arrays.setAll(boxed, i -> bytes[i]);
    return List.of(boxed);
  }
}
