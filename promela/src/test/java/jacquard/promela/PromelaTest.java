package jacquard.promela;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.print.Graphviz;
import jacquard.model.print.ModelText;
import jacquard.promela.lex.PromelaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromelaTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "active proctype P() { x = 1 }         | m.pml:1:23: 'x' is not declared",
        "byte x; active proctype P() { x = }   | m.pml:1:35: expected an expression but found '}'",
        "byte x; active proctype P() { x = 1   | m.pml:1:35: expected '}' but found the end of the"
            + " file",
        "byte x; active proctype P() { x 1 }   | m.pml:1:33: expected ';' or '->' but found '1'",
        "byte x; proctype P() { skip }         | m.pml:1:1: no process to start: expected init or"
            + " an active proctype",
        "init { goto L }                       | m.pml:1:8: there is no label 'L' here",
        "init { break }                        | m.pml:1:8: break is only possible inside a loop",
        "init { run Q() }                      | m.pml:1:8: there is no proctype 'Q'",
        "chan c = [1] of { byte }; init { c!1,2 } | m.pml:1:34: a message of 'c' has 1 fields, not"
            + " 2",
        "byte x; init { x!1 }                  | m.pml:1:16: 'x' is no channel",
        "byte x, x; init { skip }              | m.pml:1:9: 'x' is declared twice",
        "mtype = { a }; init { a = 1 }         | m.pml:1:23: 'a' is a constant",
        "byte a[2]; init { a = 1 }             | m.pml:1:19: 'a' is an array: say which element, as"
            + " in a[0]",
        "byte a[1]; init { skip; a == 0 }      | m.pml:1:25: 'a' is an array: say which element, as"
            + " in a[0]",
        "chan q[2] = [1] of { byte }; init { q!1 } | m.pml:1:37: 'q' is an array: say which"
            + " element, as in q[0]",
        "typedef T { byte f[2] }; T t; init { t.f++ } | m.pml:1:40: 'f' is an array: say which"
            + " element, as in f[0]",
        "typedef T { byte f }; T t[2]; init { t.f = 1 } | m.pml:1:38: 't' is an array: say which"
            + " element, as in t[0]",
        "byte a[2]; init { skip } ltl p { [] (a < 2) } | m.pml:1:26: 'a' is an array: say which"
            + " element, as in a[0]",
        "byte done; init { done: skip }        | m.pml:1:19: 'done' is a variable: the label needs"
            + " another name",
        "init { chan done; done: skip }        | m.pml:1:19: 'done' is a variable: the label needs"
            + " another name",
        "typedef T { byte f }; T t; init { t.g = 1 } | m.pml:1:37: type 'T' has no field 'g'",
        "init { c_code { x } }                 | m.pml:1:8: c_code is not supported: embedded C",
        "trace { skip } init { skip }          | m.pml:1:9: no event: a trace has only sends and"
            + " receives",
        "init { A: goto B; B: goto A }         | m.pml:1:1: jumps that lead only to each other",
        "init { skip $ }                       | m.pml:1:13: expected ';' or '->' but found '$'",
        "init { skip /* }                      | m.pml:1:13: the comment has no end",
        "\\n"
            + "#define F(a) a\\n"
            + "init { F(1, 2) }      | m.pml:3:8: macro F takes 1 arguments but has 2",
        "\\n#if 1\\ninit { skip }                  | m.pml:2:1: expected #endif for this #if",
      })
  void mistakesAreToldWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> Promela.parse("m.pml", text.replace("\\n", "\n")))
        .isInstanceOf(PromelaException.class)
        .hasMessage(message);
  }

  @Test
  void aLabelMayHaveTheNameOfWhatIsNoVariableThere() {
    String text =
        """
        typedef T { byte done }
        byte a[2]; byte i; T t;
        active proctype P() { done: t.done = 1; for (i in a) { a[i] = 1 } }
        active proctype Q() { byte done; done = 1 }
        """;
    assertThat(Promela.parse("m.pml", text).processes()).hasSize(2);
  }

  @Test
  void codeThatStatesHaveNoRoomForIsRefused() {
    String start = "byte x; active proctype P() { ";
    assertThat(Promela.parse("m.pml", start + "x++; ".repeat(65_535) + "}").edges())
        .hasSizeGreaterThan(65_534);
    assertThatThrownBy(() -> Promela.parse("m.pml", start + "x++; ".repeat(65_536) + "}"))
        .isInstanceOf(PromelaException.class)
        .hasMessageStartingWith("m.pml:1:1: places in the code of P: 65,53")
        .hasMessageEndingWith(", and a model has room for 65,536");

    StringBuilder kinds = new StringBuilder(start + "x = 1 }\n");
    for (int n = 0; n < 256; n++) {
      kinds.append("proctype Q%d() { x = 2 }\n".formatted(n));
    }
    assertThatThrownBy(() -> Promela.parse("m.pml", kinds.toString()))
        .isInstanceOf(PromelaException.class)
        .hasMessage("m.pml:1:1: kinds of processes: 257, and a model has room for 256");
  }

  @Test
  void aJumpIsAStepOnlyAtTheStartOfAnOption() {
    ProcessGraph p =
        process(
            """
            byte x;
            active proctype P() {
            again:
              x = 1;
              goto again
            }
            active proctype Q() {
              do
              :: x == 1 -> break
              :: break
              od
            }
            """);
    assertThat(p.location(p.entry()).edges()).hasSize(1);
    assertThat(p.location(p.entry()).edges().getFirst().target()).isEqualTo(p.entry());
  }

  @Test
  void onlyStepsThatStayInsideAnAtomicSequenceAreExclusive() {
    ProcessGraph p = process("byte x; active proctype P() { atomic { x = 1; x = 2; x = 3 } }");
    assertThat(p.locations().stream().flatMap(l -> l.edges().stream()).filter(Edge::exclusive))
        .extracting(Edge::text)
        .containsExactlyInAnyOrder("x = 1", "x = 2");
  }

  @Test
  void theOuterEscapeHidesTheInnerOneAndBothHideTheStatement() {
    ProcessGraph p =
        process(
            "byte x; active proctype P() { { { x = 1 } unless { x == 2 } } unless { x == 3 } }");
    assertThat(p.location(p.entry()).edges())
        .extracting(Edge::text)
        .containsExactly("x == 3", "x == 2", "x = 1");
    assertThat(p.location(p.entry()).edges()).extracting(Edge::priority).containsExactly(0, 1, 2);
  }

  @Test
  void labelsMarkTheirLocations() {
    ProcessGraph p = process("active proctype P() { end1: skip; progress: skip; accept_x: skip }");
    List<Location> marked = p.locations().stream().filter(l -> !l.marks().isEmpty()).toList();
    assertThat(marked)
        .extracting(l -> l.marks().iterator().next())
        .containsExactlyInAnyOrder(
            Location.Mark.END, Location.Mark.PROGRESS, Location.Mark.ACCEPT, Location.Mark.END);
  }

  @Test
  void claimsAndFormulasAreKept() {
    Model model =
        Promela.parse(
            "m.pml",
            """
            byte x;
            #define p (x == 1)
            ltl safe { [] (p -> <> !p) }
            ltl { p U (x > 2) }
            active proctype P() { x = 1 }
            never { accept: do :: x == 1 od }
            """);
    assertThat(model.formulas())
        .extracting(f -> f.name() + ": " + f.text())
        .containsExactly("safe: []((x == 1) -> <> !(x == 1))", "ltl_1: (x == 1) U(x > 2)");
    assertThat(model.claims().getFirst().locations()).anyMatch(l -> l.is(Location.Mark.ACCEPT));
  }

  @Test
  void aFormulaFromElsewhereMayUseTheMacrosOfTheFile() {
    String text = "byte x;\n#define p (x == 1)\nactive proctype P() { here: x = 1 }";
    Model.Formula formula = Promela.parse("m.pml", text, "[]<> p && <> P@here").formula();
    assertThat(formula.text()).isEqualTo("[] <> (x == 1) && <> P@here");
    assertThat(formula.atoms()).containsOnlyKeys("x == 1", "P@here");
  }

  @Test
  void macrosFromOutsideAreDefinedBeforeTheFile(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("m.pml"),
            """
            #ifdef B
            #define N 3
            #endif
            active proctype P() { byte x = N; x = TWICE(x) }
            """);
    assertThat(ModelText.of(Promela.read(file, List.of("N=2", "TWICE(v)=(v * 2)"))))
        .contains("x = (x * 2)");
    assertThat(ModelText.of(Promela.read(file, List.of("TWICE(v)=N", "B", "N=2"))))
        .contains("x = 3");
    assertThatThrownBy(() -> Promela.read(file, List.of("N=2", "3")))
        .isInstanceOf(PromelaException.class)
        .hasMessage("-D3:1:1: expected the name of a macro but found '3'");
  }

  @Test
  void warningsAreNotes() {
    Model model =
        Promela.parse(
            "m.pml",
            """
            byte big = 300, unused;
            typedef T { byte field }
            T t;
            */
            c_decl { int x = '"'; }
            active proctype P() { bit b; b = 2; big = 255; t.field = b }
            """);
    assertThat(model.notes())
        .containsExactly(
            "m.pml:4:1: */ ends no comment, and is passed over",
            "m.pml:5:1: c_decl is not read: embedded C",
            "m.pml:1:17: variable 'unused' is never used",
            "m.pml:1:6: 300 is truncated to 44 in 'big', which is a byte",
            "m.pml:6:30: 2 is truncated to 0 in 'b', which is a bit");
  }

  @Test
  void aFormulaThatAsksForWhatIsNotThereIsRefused() {
    String text = "byte x;\nactive proctype P() { here: x = 1 }";
    for (String wrong : new String[] {"<> P@there", "[] y", "<> timeout", "[] (x", "<> x == 1"}) {
      assertThatThrownBy(() -> Promela.parse("m.pml", text, wrong))
          .isInstanceOf(PromelaException.class)
          .hasMessageStartingWith("formula:1:1: ");
    }
  }

  @Test
  void aModelPrintsAsTextAndForGraphviz() {
    Model model =
        Promela.parse("m.pml", "byte x;\nactive proctype P() { x = 1; printf(\"a\\n\") }");
    assertThat(ModelText.of(model))
        .isEqualTo(
            """
            model m.pml
              byte x
            process P, starts at 0
              0 -> 2  x = 1  m.pml:2
              1 -> 1  -end-  END  m.pml:2
              2 -> 1  printf("a\\n")  m.pml:2
            start P
            """);
    assertThat(Graphviz.of(model))
        .contains("p0_0 -> p0_2 [label=\"x = 1\"];")
        .contains("p0_2 -> p0_1 [label=\"printf(\\\"a\\\\n\\\")\"];");
  }

  private static ProcessGraph process(String text) {
    return Promela.parse("m.pml", text).process(0);
  }
}
