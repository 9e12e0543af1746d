package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.PromelaTarget;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.campaign.Tally;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.RandomTexts;
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

/**
 * Every method in every mode has the verdict of the full search, for models of every kind. What is
 * told as a violation is replayed on the interpreter.
 */
class RandomVerdictsTest {
  private static final int MODELS = Integer.getInteger("jacquard.symbolic.models", 16);
  private static final long FIRST = Long.getLong("jacquard.symbolic.from", 0L);
  private static final List<String> METHODS =
      List.of(System.getProperty("jacquard.symbolic.methods", "bmc,induction,pdr,bdd").split(","));

  /** What a method may take of the processor; then the case is not decided. */
  private static final Duration PATIENCE =
      Duration.ofMillis(Long.getLong("jacquard.symbolic.millis", 200L));

  private static final int MAX_STATES = Integer.getInteger("jacquard.symbolic.states", 5000);
  private static final int DEPTH_WITHOUT_VIOLATION = 15;
  private static final int MAX_PROCESSES = 8;

  private final Tally tally = new Tally();

  @Test
  void verdictsOfAllMethodsInAllModesAreThoseOfTheFullSearch(TestReporter reporter) {
    for (long seed = FIRST; seed < FIRST + MODELS; seed++) {
      String text = RandomTexts.text(seed);
      try {
        compare(text);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + "\n" + text, e);
      }
      tally.done(seed);
    }
    tally.write(FIRST + MODELS - 1);
    reporter.publishEntry(tally.toString());
    assertThat(tally.of("models")).isGreaterThan(MODELS / 2);
    for (String method : METHODS) {
      assertThat(tally.of(method + " violated")).as(method).isPositive();
    }
  }

  private void compare(String text) {
    PromelaTarget target = new PromelaTarget("r.pml", List.of(), Promela.parse("r.pml", text));
    Model model = target.model();
    Machine machine = new Interpreter(model);
    SearchResult full =
        SafetySearch.run(machine, SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES));
    if (full.cutShort().isPresent()) {
      count("too large");
      return;
    }
    boolean violated = !full.kinds().isEmpty();
    int undecided = 0;
    try {
      for (Mode mode : Mode.values()) {
        Rooms rooms = new Rooms(target, mode);
        for (String method : METHODS) {
          long start = Tally.clock();
          String verdict = rooms.verdict(method, violated);
          tally.count(method + " " + verdict);
          tally.add(method + " " + verdict + ", ms", Tally.clock() - start);
          undecided += verdict.equals("unknown") && !method.equals("bmc") ? 1 : 0;
        }
      }
    } catch (UnsupportedModelException e) {
      assertThat(e).hasMessageMatching(".*(priorities|enabled\\(\\)) \\(r\\.pml:.*");
      count("refused");
      return;
    }
    count("models");
    count(
        undecided == 0
            ? "models that every proving method decides in every mode"
            : "models with undecided cases");
    count(violated ? "violated" : "hold");
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

  /** A model in a mode, with as much room as it turned out to need. */
  private static final class Rooms {
    private final PromelaTarget target;
    private final Mode mode;
    private Room room;
    private ModelCircuit circuit;

    Rooms(PromelaTarget target, Mode mode) {
      this.target = target;
      this.mode = mode;
      this.room = new Room(target.model().initial().size() + 1, 32);
      this.circuit = ModelCircuit.of(target.model(), room, mode);
    }

    String verdict(String name, boolean violated) {
      while (true) {
        int depth = violated || !name.equals("bmc") ? Integer.MAX_VALUE : DEPTH_WITHOUT_VIOLATION;
        Answer answer;
        try (Patience patience = Patience.of(PATIENCE)) {
          Setting setting =
              new Setting(SolverCatalog.named("auto"), patience.cancellation(), depth, _ -> {});
          answer = method(name).check(circuit.circuit(), 0, setting);
        }
        switch (answer) {
          case Answer.Safe _ -> {
            assertThat(violated).as("%s, %s says that it holds", name, mode).isFalse();
            return "holds";
          }
          case Answer.Unknown _ -> {
            return "unknown";
          }
          case Answer.Unsafe(var trace) -> {
            CircuitRun run = new CircuitRun(circuit, trace);
            if (run.needsMoreSteps()) {
              room = room.withMoreSteps();
            } else if (run.needsMoreProcesses()) {
              if (room.processes() >= MAX_PROCESSES) {
                return "without room";
              }
              room = room.withMoreProcesses(MAX_PROCESSES);
            } else {
              assertThat(violated).as("%s, %s says that it is violated", name, mode).isTrue();
              run.told(target);
              return "violated";
            }
            circuit = ModelCircuit.of(target.model(), room, mode);
          }
        }
      }
    }
  }
}
