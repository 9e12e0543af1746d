package jacquard.symbolic.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomFormula;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.campaign.Tally;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Claim;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.encode.UnsupportedModelException;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.KInduction;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Patience;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import jacquard.symbolic.solver.SolverCatalog;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Random formulas about random models: what circuits say is what the full search says. */
class RandomFormulasTest {
  private static final int PAIRS = Integer.getInteger("jacquard.symbolic.pairs", 12);
  private static final long FIRST = Long.getLong("jacquard.symbolic.from", 0L);
  private static final List<String> METHODS =
      List.of(System.getProperty("jacquard.symbolic.methods", "bmc,pdr,bdd").split(","));

  /** What a method may take of the processor; then the case is not decided. */
  private static final Duration PATIENCE =
      Duration.ofMillis(Long.getLong("jacquard.symbolic.millis", 200L));

  private static final int MAX_STATES = Integer.getInteger("jacquard.symbolic.states", 3000);
  private static final int DEPTH_WITHOUT_VIOLATION = 12;

  private final Tally tally = new Tally();

  @Test
  void formulasHoldWhereTheFullSearchSaysThatTheyDo(TestReporter reporter) {
    for (long seed = FIRST; seed < FIRST + PAIRS; seed++) {
      boolean isFair = seed % 3 == 0;
      String text = seed % 2 == 0 ? RandomModel.text(seed) : RandomLoopModel.text(seed);
      String formula =
          seed % 4 == 0 ? RandomFormula.text(seed * 31) : RandomFormula.recurrence(seed * 31);
      try {
        compare(text, formula, isFair);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ", " + formula + "\n" + text, e);
      }
      tally.done(seed);
    }
    tally.write(FIRST + PAIRS - 1);
    reporter.publishEntry(tally.toString());
    assertThat(tally.of("pairs")).isGreaterThan(PAIRS / 2);
    assertThat(tally.of("violated")).isPositive();
    assertThat(tally.of("hold")).isPositive();
  }

  private void compare(String text, String formula, boolean isFair) {
    WithFormula with = Promela.parse("r.pml", text, formula);
    Machine machine = new Interpreter(with.model());
    SearchResult full =
        LivenessSearch.run(
            machine,
            new Property.Formula(with.formula()),
            isFair ? Fairness.WEAK : Fairness.NONE,
            SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES));
    if (full.cutShort().isPresent()) {
      count("too large");
      return;
    }
    boolean violated = full.kinds().containsKey(ViolationKind.LTL);
    Claim claim = Claim.against(with.formula(), isFair);
    count(claim.whyNoReduction().isEmpty() ? "reduced" : "not reduced");
    int undecided = 0;
    for (Mode mode : Mode.values()) {
      Circuit circuit;
      try {
        circuit = circuit(with.model(), mode, claim);
      } catch (UnsupportedModelException _) {
        count("refused");
        return;
      }
      for (String method : METHODS) {
        long start = Tally.clock();
        String verdict = verdict(circuit, method, mode, violated);
        count(method + " " + verdict);
        tally.add(method + " " + verdict + ", ms", Tally.clock() - start);
        undecided += verdict.equals("unknown") && !method.equals("bmc") ? 1 : 0;
      }
    }
    count("pairs");
    count(
        undecided == 0
            ? "pairs that every proving method decides in every mode"
            : "pairs with undecided cases");
    count(violated ? "violated" : "hold");
    count(isFair ? "fair" : "all runs");
  }

  private static Circuit circuit(Model model, Mode mode, Claim claim) {
    return ModelCircuit.of(model, new Room(model.initial().size() + 2, 32), mode, claim).circuit();
  }

  /** The methods as they are: whether their proofs are right is checked elsewhere. */
  private static Method method(String name) {
    return switch (name) {
      case "bmc" -> new BoundedModelChecking();
      case "induction" -> new KInduction();
      case "pdr" -> new PropertyDirectedReachability();
      case "bdd" -> new BddReachability(Direction.BOTH);
      case "bdd-forward" -> new BddReachability(Direction.FORWARD);
      case "bdd-backward" -> new BddReachability(Direction.BACKWARD);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private void count(String what) {
    tally.count(what);
  }

  private static String verdict(Circuit circuit, String name, Mode mode, boolean violated) {
    int depth = violated || !name.equals("bmc") ? Integer.MAX_VALUE : DEPTH_WITHOUT_VIOLATION;
    LivenessToSafety safety = new LivenessToSafety(circuit, 0);
    Answer answer;
    try (Patience patience = Patience.of(PATIENCE)) {
      Setting setting =
          new Setting(SolverCatalog.named("auto"), patience.cancellation(), depth, _ -> {});
      answer = method(name).check(safety.circuit(), 0, setting);
    }
    return switch (answer) {
      case Answer.Safe _ -> {
        assertThat(violated).as("%s, %s says that it holds", name, mode).isFalse();
        yield "holds";
      }
      case Answer.Unknown _ -> "unknown";
      case Answer.Unsafe(var trace) -> {
        assertThat(violated).as("%s, %s says that it is violated", name, mode).isTrue();
        assertThat(safety.lasso(trace).violates(circuit, 0)).isTrue();
        yield "violated";
      }
    };
  }
}
