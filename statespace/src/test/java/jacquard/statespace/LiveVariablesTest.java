package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Edge;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.print.StateText;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What steps of small models forget. */
class LiveVariablesTest {
  @Test
  void whatIsOverwrittenNextIsForgottenAfterItsLastUse() {
    Model model = forget("byte l; l = 1; x = l; y = 1; l = 2; x = l");
    assertThat(forgottenBy(model, "l = 1")).isEmpty();
    assertThat(forgottenBy(model, "x = l")).containsExactly("l", "l");
    assertThat(forgottenBy(model, "y = 1")).isEmpty();
  }

  @Test
  void whatIsNeverReadIsForgottenAtOnce() {
    assertThat(forgottenBy(forget("byte l; l = 1; x = 1"), "l = 1")).containsExactly("l");
  }

  @Test
  void whatALoopReadsAgainIsKept() {
    Model model = forget("byte l = 1; do :: x = l; y = 1 :: x == 5 -> break od");
    assertThat(forgottenBy(model, "x = l")).isEmpty();
    assertThat(forgottenBy(model, "x == 5")).containsExactly("l");
  }

  @Test
  void elementsOfArraysCountOneByOneWhereTheIndexIsKnown() {
    Model model = forget("byte a[2]; a[0] = 1; a[1] = 2; x = a[0]; y = a[1]");
    assertThat(forgottenBy(model, "x = a[0]")).containsExactly("a[0]");
    assertThat(forgottenBy(model, "y = a[1]")).containsExactly("a[1]");
  }

  @Test
  void anUnknownIndexReadsAllElementsAndOverwritesNone() {
    Model model = forget("byte a[2]; byte i; a[1] = 1; i = x; a[i] = 2; y = a[i]; x = 3");
    assertThat(forgottenBy(model, "a[1] = 1")).isEmpty();
    assertThat(forgottenBy(model, "a[i] = 2")).isEmpty();
    assertThat(forgottenBy(model, "y = a[i]")).containsExactly("a[0]", "a[1]", "i");
  }

  @Test
  void onlyTheFieldThatIsMeantIsReadInAnArrayOfRecords() {
    Model model =
        forget(
            "R a[2]; a[1].f = 1; a[1].g = 2; x = 1; y = a[x].f; x = 2",
            "typedef R { byte f; byte g }");
    assertThat(forgottenBy(model, "a[1].g = 2")).containsExactly("a[1].g");
    assertThat(forgottenBy(model, "y = a[x].f")).containsExactly("a[0].f", "a[1].f");
  }

  @Test
  void questionsToChannelsAndPrintedValuesAreReads() {
    String channels = "chan c = [1] of { byte };";
    Model model =
        forget("byte l, m; chan d = c; y = 1; !d?[eval(l)]; len(d) == 0; x = 1", channels);
    assertThat(forgottenBy(model, "y = 1")).isEmpty();
    assertThat(forgottenBy(model, "!d?[eval(l)]")).containsExactly("l");
    assertThat(forgottenBy(model, "len(d) == 0")).containsExactly("d");
    Model printing = forget("byte l; l = x; y = 1; printf(\"%d\", l); x = 1");
    assertThat(forgottenBy(printing, "l = x")).isEmpty();
    assertThat(forgottenBy(printing, "y = 1")).isEmpty();
  }

  @Test
  void whatOthersLookAtIsKept() {
    String text =
        """
        byte x;
        active proctype P() { byte l; l = 1; x = 1 }
        active proctype Q() { (P:l == 1) }
        """;
    Model model = DeadVariables.forget(Promela.parse("p.pml", text));
    assertThat(forgottenBy(model, "l = 1")).isEmpty();
    assertThat(forgottenBy(model, "x = 1")).isEmpty();
  }

  @Test
  void whatLetsTheProcessMoveIsKept() {
    Model model =
        Promela.parse(
            "p.pml", "byte x; active proctype P() provided (l < 2) { byte l; l = 1; x = 1 }");
    assertThat(forgottenBy(DeadVariables.forget(model), "l = 1")).isEmpty();
  }

  @Test
  void whatAFormulaLooksAtIsKeptIfTheFormulaIsChecked() {
    String text = "byte x; active proctype P() { byte l; l = 1; x = 1 } ltl f { [] (P:l < 2) }";
    Model model = Promela.parse("p.pml", text);
    assertThat(forgottenBy(DeadVariables.forget(model), "l = 1")).isEmpty();
    assertThat(forgottenBy(DeadVariables.forget(model, List.of()), "l = 1")).containsExactly("l");
  }

  @Test
  void aDeterministicStepOverwritesWhatAllItsPathsOverwrite() {
    String step = "d_step { if :: x == 0 -> l = 1 :: else -> %s fi }; x = l";
    Model both = forget("byte l; l = 3; x = l; " + step.formatted("l = 2"));
    assertThat(forgottenBy(both, "x = l")).containsExactly("l", "l");
    Model one = forget("byte l; l = 3; x = l; " + step.formatted("y = 2"));
    assertThat(forgottenBy(one, "x = l")).containsExactly("l");
  }

  @Test
  void aDeterministicStepForgetsWhatItAloneUses() {
    Model model = forget("byte l; d_step { l = x; y = l }; x = 1");
    assertThat(forgottenBy(model, "d_step { l = x; ... }")).containsExactly("l");
  }

  @Test
  void bothSidesOfARendezvousForget() {
    Model model =
        Promela.parse(
            "r.pml",
            """
            chan r = [0] of { byte };
            active proctype S() { byte l = 2; r!l }
            active proctype R() { byte m; r?m }
            """);
    Machine machine = new Interpreter(DeadVariables.forget(model));
    byte[] state = new byte[machine.maxLength()];
    machine.initial(state);
    byte[] first = state.clone();
    long[] transitions = new long[1];
    assertThat(machine.enabled(state, transitions)).isEqualTo(1);
    machine.perform(state, transitions[0]);
    assertThat(new StateText(machine).values(first)).containsEntry("S[0].l", "2");
    assertThat(new StateText(machine).values(state))
        .containsEntry("S[0].l", "0")
        .containsEntry("R[1].m", "0");
  }

  @Test
  void parametersAndFirstValuesThatNobodyReadsAreNotKept() {
    Model model =
        Promela.parse(
            "s.pml",
            """
            byte x;
            proctype P(byte used; byte unused) { byte first = unused; x = used; first = 1; x = first }
            init { run P(3, 4) }
            """);
    Machine machine = new Interpreter(DeadVariables.forget(model));
    byte[] state = new byte[machine.maxLength()];
    machine.initial(state);
    long[] transitions = new long[1];
    machine.enabled(state, transitions);
    machine.perform(state, transitions[0]);
    assertThat(new StateText(machine).values(state))
        .containsEntry("P[1].used", "3")
        .containsEntry("P[1].unused", "0")
        .containsEntry("P[1].first", "0");
  }

  /** Spin evaluates the index where the reference is, too. */
  @Test
  void anIndexIntoAnotherProcessIsThatOfTheProcessThatLooks() {
    Model model =
        Promela.parse(
            "i.pml",
            """
            byte ok;
            active proctype A() {
              byte a[3]; byte i = 1;
              a[0] = 1; a[1] = 2; a[2] = 3; ok = 1; ok == 2
            }
            active proctype B() { byte j = 2; ok == 1; assert(A:a[j] == 3); ok = 2 }
            """);
    assertThat(SafetySearch.run(new Interpreter(model), SearchOptions.DEFAULT).violation())
        .isEmpty();
  }

  private static Model forget(String body) {
    return forget(body, "");
  }

  private static Model forget(String body, String types) {
    String text = types + " byte x, y; active proctype P() { " + body + " }";
    return DeadVariables.forget(Promela.parse("p.pml", text));
  }

  private static List<String> forgottenBy(Model model, String text) {
    return model.edges().stream()
        .filter(e -> e.text().equals(text))
        .map(Edge::forgotten)
        .flatMap(List::stream)
        .filter(p -> !p.isGlobal())
        .map(Place::text)
        .toList();
  }

  private static List<String> globalsForgottenBy(Model model, String text) {
    return model.edges().stream()
        .filter(e -> e.text().equals(text))
        .flatMap(e -> e.forgotten().stream())
        .filter(Place::isGlobal)
        .map(Place::text)
        .toList();
  }

  @Test
  void aGlobalVariableThatNobodyEverReadsIsForgotten() {
    String text =
        """
        byte x, y, z[2], w;
        active proctype P() { z[x] = y; w = 1; d_step { y = 1; z[0] = 2 } }
        ltl f { <> (w == 1) }
        """;
    Model model = Promela.parse("p.pml", text);
    Model forgetting = DeadVariables.forget(model);
    assertThat(globalsForgottenBy(forgetting, "z[x] = y")).containsExactly("z[0]", "z[1]");
    assertThat(globalsForgottenBy(forgetting, "w = 1")).isEmpty();
    assertThat(globalsForgottenBy(DeadVariables.forget(model, List.of()), "w = 1"))
        .containsExactly("w");
    assertThat(forgetting.edges().stream().filter(e -> e.forgotten().size() == 2).count())
        .isEqualTo(2);
  }

  @Test
  void aCounterThatNobodyElseLooksAtIsForgottenWhereOnlyStatesMatter() {
    Model model =
        Promela.parse(
            "p.pml",
            """
            byte x, y, z, d, u[2];
            active proctype P() { x++; u[_pid] = u[_pid] + x; y = x / d; z = y; z < 9 }
            active proctype Q() { y = y + z; d = d + 1; x = u[x] }
            """);
    assertThat(globalsForgottenBy(DeadVariables.forget(model), "x++")).isEmpty();
    Model forgetting = DeadVariables.forgetForStates(model);
    assertThat(globalsForgottenBy(forgetting, "d = d + 1")).isEmpty(); // may be 0
    assertThat(globalsForgottenBy(forgetting, "x = u[x]")).isEmpty(); // an index
    assertThat(globalsForgottenBy(forgetting, "y = y + z")).isEmpty(); // is copied to z
    Model counting =
        Promela.parse("p.pml", "byte x, u[2]; active proctype P() { x++; u[_pid] = u[_pid] + x }");
    assertThat(globalsForgottenBy(DeadVariables.forget(counting), "x++")).isEmpty();
    assertThat(globalsForgottenBy(DeadVariables.forgetForStates(counting), "x++"))
        .containsExactly("x");
  }
}
