package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.core.ViolationKind;
import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.LassoEvaluation;
import jacquard.ltl.Propositions;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomFormula;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Random formulas about random models: with and without reduction, with Spin, and by hand. */
class LivenessReductionTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 100);
  private static final int FORMULAS = 2;
  private static final int MAX_STATES = 4000;

  private static WithFormula random(long seed, int formula) {
    return Promela.parse(
        "random.pml", RandomModel.text(seed), RandomFormula.text(seed * 31 + formula));
  }

  @ParameterizedTest
  @EnumSource
  void reducedSearchesHaveTheVerdictOfTheFullOne(Fairness fairness) {
    int compared = 0;
    int violated = 0;
    int smaller = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      for (int formula = 0; formula < FORMULAS; formula++) {
        WithFormula model = random(seed, formula);
        Machine machine = new Interpreter(model.model());
        Property property = new Property.Formula(model.formula());
        SearchOptions options = SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES);
        SearchResult full = LivenessSearch.run(machine, property, fairness, options);
        if (full.cutShort().isPresent()) {
          continue;
        }
        compared++;
        violated += full.kinds().containsKey(ViolationKind.LTL) ? 1 : 0;
        for (Method method : List.of(Method.AMPLE, Method.PERSISTENT)) {
          SearchResult reduced =
              LivenessSearch.run(machine, property, fairness, options.by(method));
          assertThat(reduced.kinds().containsKey(ViolationKind.LTL))
              .as("seed %d, %s, %s", seed, model.formula().text(), method)
              .isEqualTo(full.kinds().containsKey(ViolationKind.LTL));
          smaller += reduced.counts().states() < full.counts().states() ? 1 : 0;
        }
      }
    }
    assertThat(compared).isGreaterThan(MODELS);
    assertThat(violated).isBetween(compared / 4, compared * 3 / 4);
    assertThat(smaller).isGreaterThan(compared / 4);
  }

  @Test
  void reducedSearchesKeepWeakFairnessWhereMuchDependsOnIt() {
    int compared = 0;
    int violated = 0;
    int unfair = 0;
    int smaller = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      for (int formula = 0; formula < FORMULAS; formula++) {
        WithFormula model =
            Promela.parse(
                "m.pml", RandomLoopModel.text(seed), RandomFormula.recurrence(seed * 37 + formula));
        Machine machine = new Interpreter(model.model());
        Property property = new Property.Formula(model.formula());
        SearchOptions options = SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES);
        SearchResult full = LivenessSearch.run(machine, property, Fairness.WEAK, options);
        if (full.cutShort().isPresent()) {
          continue;
        }
        SearchResult all = LivenessSearch.run(machine, property, Fairness.NONE, options);
        boolean isViolated = full.kinds().containsKey(ViolationKind.LTL);
        compared++;
        violated += isViolated ? 1 : 0;
        unfair += isViolated != all.kinds().containsKey(ViolationKind.LTL) ? 1 : 0;
        for (Method method : List.of(Method.AMPLE, Method.PERSISTENT)) {
          SearchResult reduced =
              LivenessSearch.run(machine, property, Fairness.WEAK, options.by(method));
          assertThat(reduced.kinds().containsKey(ViolationKind.LTL))
              .as("seed %d, %s, %s", seed, model.formula().text(), method)
              .isEqualTo(isViolated);
          smaller += reduced.counts().states() < full.counts().states() ? 1 : 0;
        }
      }
    }
    assertThat(compared).isGreaterThan(MODELS);
    assertThat(violated).isBetween(compared / 4, compared * 3 / 4);
    assertThat(unfair).isGreaterThan(compared / 20);
    assertThat(smaller).isGreaterThan(compared / 10);
  }

  /**
   * Neither step to where P receives is dependent on anything, but taken as soon as possible they
   * leave no state in which Q cannot send.
   */
  @Test
  void stepsThatLetOthersMoveAreNotHurriedWithWeakFairness() {
    WithFormula model =
        Promela.parse(
            "m.pml",
            """
            chan r = [0] of { bit };
            bool done;
            active [2] proctype P() {
              bit l;
              do
              :: l = 1 - l; if :: r?l :: l = 1 - l fi
              od
            }
            active proctype Q() { r!1; done = true }
            """,
            "<> done");
    for (Method method : Method.values()) {
      SearchResult result =
          LivenessSearch.run(
              Compiler.compile(model.model()),
              new Property.Formula(model.formula()),
              Fairness.WEAK,
              SearchOptions.DEFAULT.by(method));
      assertThat(result.kinds()).as(method.name()).containsKey(ViolationKind.LTL);
    }
  }

  /** Steps that nobody sees can be put in front of all others for ever: the ignoring problem. */
  @Test
  void aProcessThatGoesRoundInCirclesDoesNotHideTheOthers() {
    String text =
        """
        byte x;
        active proctype P() { byte l; do :: l = 1 - l od }
        active proctype Q() { x = 1; x = 2 }
        """;
    for (String formula : List.of("[] (x != 2)", "<> (x == 2)", "[] <> (x == 0)")) {
      WithFormula model = Promela.parse("m.pml", text, formula);
      for (Method method : Method.values()) {
        SearchResult result =
            LivenessSearch.run(
                Compiler.compile(model.model()),
                new Property.Formula(model.formula()),
                Fairness.NONE,
                SearchOptions.DEFAULT.by(method));
        assertThat(result.kinds()).as("%s, %s", formula, method).containsKey(ViolationKind.LTL);
      }
    }
  }

  @Test
  void aCounterexampleViolatesTheFormulaByItsDefinition() {
    int checked = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      WithFormula model = random(seed, 0);
      Machine machine = new Interpreter(model.model());
      for (Fairness fairness : Fairness.values()) {
        SearchResult result =
            LivenessSearch.run(
                machine,
                new Property.Formula(model.formula()),
                fairness,
                SearchOptions.DEFAULT.withMaxStates(MAX_STATES));
        if (result.violation().isPresent()
            && result.violation().orElseThrow().kind() == ViolationKind.LTL) {
          checked++;
          Formula formula = Formula.parse(model.formula().text());
          Propositions propositions = Propositions.of(formula);
          Lasso word = word(model, machine, propositions, result.violation().orElseThrow().path());
          assertThat(new LassoEvaluation(word, propositions).satisfies(formula))
              .as("seed %d, %s", seed, model.formula().text())
              .isFalse();
        }
      }
    }
    assertThat(checked).isGreaterThan(MODELS / 2);
  }

  /** What the formula sees along a run: states in which no process runs alone. */
  private static Lasso word(
      WithFormula model,
      Machine machine,
      Propositions propositions,
      jacquard.statespace.Path path) {
    Interpreter interpreter = new Interpreter(model.model());
    int cycle = path.cycle().orElseThrow();
    LongStream.Builder prefix = LongStream.builder();
    LongStream.Builder loop = LongStream.builder();
    Run run = new Run(machine);
    for (int step = 0; step <= path.length(); step++) {
      boolean isLast = step == path.length() && cycle < path.length();
      if (!isLast && !Machine.isExclusive(run.state())) {
        long letter = 0;
        for (int i = 0; i < propositions.size(); i++) {
          var atom = model.formula().atoms().get(propositions.name(i));
          letter |= interpreter.isTrue(atom, run.state(), false) ? 1L << i : 0;
        }
        (step < cycle ? prefix : loop).add(letter);
      }
      if (step < path.length()) {
        run.perform(path.transition(step));
      }
    }
    return new Lasso(prefix.build().toArray(), loop.build().toArray());
  }

  static LongStream seeds() {
    return LongStream.range(0, Integer.getInteger("jacquard.spin.models", 4));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void spinHasTheSameVerdictAndStates(long seed, @TempDir Path folder) {
    assumeTrue(Spin.isInstalled(), "spin and a C compiler are not installed");
    WithFormula model = random(seed, 0);
    Spin.Verifier verifier =
        Spin.verifier(
            RandomModel.text(seed) + LivenessCheck.claim(model.formula().text()),
            Spin.Cycles.CLAIM,
            folder);
    for (Fairness fairness : Fairness.values()) {
      SearchResult result =
          LivenessSearch.run(
              Compiler.compile(model.model()),
              new Property.Formula(model.formula()),
              fairness,
              SearchOptions.DEFAULT.goingOn());
      Spin.Report report = verifier.run(Optional.empty(), fairness);
      assertThat(result.kinds().containsKey(ViolationKind.LTL)).isEqualTo(report.hasErrors());
      if (!report.hasErrors()) {
        assertThat(result.counts().states()).isEqualTo(report.states());
      }
    }
  }
}
