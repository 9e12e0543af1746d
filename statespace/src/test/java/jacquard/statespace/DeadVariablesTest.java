package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Expression;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.Variable;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.analysis.LiveVariables;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A model that forgets dead variables behaves as the original does. */
class DeadVariablesTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final int MAX_STATES = 500;

  /** A state of the original and what the same path reaches where dead variables are forgotten. */
  private static final class Twins {
    private final byte[] original;
    private final byte[] forgetting;

    Twins(byte[] original, byte[] forgetting, Machine machine) {
      this.original = Arrays.copyOf(original, machine.length(original));
      this.forgetting = Arrays.copyOf(forgetting, machine.length(forgetting));
    }

    void copyTo(byte[] one, byte[] other) {
      System.arraycopy(original, 0, one, 0, original.length);
      System.arraycopy(forgetting, 0, other, 0, forgetting.length);
    }
  }

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void onlyDeadVariablesOfTheCorpusAreForgotten(Corpus entry) {
    compareSteps(entry.model(), entry.name());
  }

  @Test
  void onlyDeadVariablesOfRandomModelsAreForgotten() {
    int forgetting = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      String text = RandomModel.withManyLocals(seed);
      if (compareSteps(Promela.parse("random.pml", text), "seed " + seed + "\n" + text)) {
        forgetting++;
      }
    }
    assertThat(forgetting).isGreaterThan(MODELS / 2);
  }

  /**
   * Makes the same steps with and without dead variables. Then the states of the forgetting model
   * are those of the original with 0 in the dead variables: no more, no fewer.
   *
   * @return whether anything was forgotten
   */
  private static boolean compareSteps(Model model, String name) {
    Machine original = Compiler.compile(model);
    Machine forgetting = Compiler.compile(DeadVariables.forget(model, observed(model)));
    List<List<List<Place>>> dead = dead(model);
    List<Place> unread = unread(model);
    byte[] one = new byte[original.maxLength()];
    byte[] other = new byte[original.maxLength()];
    original.initial(one);
    forgetting.initial(other);
    boolean forgotten = false;
    Deque<Twins> open = new ArrayDeque<>(List.of(new Twins(one, other, original)));
    Set<ByteBuffer> seen = new HashSet<>();
    while (!open.isEmpty() && seen.size() < MAX_STATES) {
      Twins twins = open.remove();
      byte[] expected = withoutDeadValues(twins.original, original, dead);
      unread.forEach(
          u -> Arrays.fill(expected, u.offset(), u.offset() + u.type().bytes(), (byte) 0));
      assertThat(twins.forgetting).as(name).isEqualTo(expected);
      if (!seen.add(ByteBuffer.wrap(twins.original))) {
        continue;
      }
      forgotten |= !Arrays.equals(twins.original, twins.forgetting);
      Steps steps = Steps.in(twins.original, original);
      assertThat(Steps.in(twins.forgetting, forgetting)).as(name).isEqualTo(steps);
      if (steps.transitions().isEmpty() && Machine.isExclusive(twins.original)) {
        twins.copyTo(one, other);
        Machine.shareAgain(one);
        Machine.shareAgain(other);
        open.add(new Twins(one, other, original));
      }
      for (long transition : steps.transitions()) {
        twins.copyTo(one, other);
        String outcome = perform(original, one, transition);
        assertThat(perform(forgetting, other, transition)).as(name).isEqualTo(outcome);
        if (!outcome.startsWith("fault")) {
          open.add(new Twins(one, other, original));
        }
      }
    }
    return forgotten;
  }

  private static List<Expression> observed(Model model) {
    return model.formulas().stream().flatMap(f -> f.atoms().values().stream()).toList();
  }

  /**
   * The dead variables by kind of process and location; none where processes have priorities, which
   * everybody looks at.
   */
  private static boolean forgets(Model model) {
    return !model.hasPriorities() && model.trace().isEmpty();
  }

  private static List<List<List<Place>>> dead(Model model) {
    LiveVariables live = new LiveVariables(model, observed(model));
    return model.processes().stream()
        .map(
            p ->
                p.locations().stream()
                    .map(
                        l ->
                            p.locals().stream()
                                .flatMap(v -> v.scalars().stream())
                                .filter(_ -> forgets(model))
                                .filter(s -> !live.isLive(p.index(), l.id(), s))
                                .toList())
                    .toList())
        .toList();
  }

  /** Of global variables those of which no part is ever read. */
  private static List<Place> unread(Model model) {
    LiveVariables live = new LiveVariables(model, observed(model));
    return model.globals().stream()
        .map(Variable::scalars)
        .filter(_ -> forgets(model))
        .filter(scalars -> scalars.size() <= 64 && scalars.stream().noneMatch(live::isRead))
        .flatMap(List::stream)
        .toList();
  }

  private static byte[] withoutDeadValues(
      byte[] state, Machine machine, List<List<List<Place>>> dead) {
    byte[] without = state.clone();
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      int frame = machine.model().length(p);
      int kind = machine.graph(state, p).index();
      for (Place scalar : dead.get(kind).get(machine.location(state, p))) {
        int from = frame + scalar.offset();
        Arrays.fill(without, from, from + scalar.type().bytes(), (byte) 0);
      }
    }
    return without;
  }

  private static String perform(Machine machine, byte[] state, long transition) {
    try {
      machine.perform(state, transition);
      return "done " + machine.failedAssertion();
    } catch (FaultException e) {
      return "fault " + e.fault();
    }
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theCorpusKeepsItsVerdicts(Corpus entry) {
    compareVerdicts(entry.model(), Long.MAX_VALUE, entry.name());
  }

  @Test
  void randomModelsKeepTheirVerdicts() {
    for (long seed = 0; seed < MODELS / 2; seed++) {
      String text = RandomModel.withManyLocals(seed);
      compareVerdicts(Promela.parse("random.pml", text), 1000, "seed " + seed + "\n" + text);
    }
  }

  private static void compareVerdicts(Model model, long maxStates, String name) {
    SearchOptions all = SearchOptions.DEFAULT.goingOn().withMaxStates(maxStates);
    SearchResult expected = SafetySearch.run(Compiler.compile(model), all);
    if (expected.cutShort().isPresent()) {
      return;
    }
    Machine forgetting = Compiler.compile(DeadVariables.forget(model));
    for (Method method : Method.values()) {
      SearchResult result = SafetySearch.run(forgetting, all.by(method));
      assertThat(result.kinds().keySet()).as(name).isEqualTo(expected.kinds().keySet());
      assertThat(result.counts().states()).as(name).isLessThanOrEqualTo(expected.counts().states());
    }
  }

  static List<LivenessCheck> checks() {
    return LivenessCheck.all();
  }

  @ParameterizedTest
  @MethodSource("checks")
  void checksOfInfiniteRunsKeepTheirVerdicts(LivenessCheck check) {
    Model model = check.model();
    Model forgetting = DeadVariables.forget(model);
    Property property = check.property(forgetting);
    SearchResult result =
        LivenessSearch.run(
            Compiler.compile(forgetting), property, check.fairness(), SearchOptions.DEFAULT);
    assertThat(result.violation().isPresent()).isEqualTo(!check.verdict().equals("holds"));
    if (result.violation().isPresent() && check.verdict().equals(property.kind().word())) {
      Path path = oneRoundLater(result.violation().orElseThrow().path());
      Machine original = new Interpreter(model);
      assertThat(LassoCheck.violation(original, check.property(model), check.fairness(), path))
          .isPresent();
    }
  }

  /** The same run, of which one round more is made before the part that repeats for ever. */
  private static Path oneRoundLater(Path path) {
    if (path.cycle().isEmpty()) {
      return path;
    }
    int cycle = path.cycle().getAsInt();
    long[] steps = path.transitions();
    long[] longer = Arrays.copyOf(steps, 2 * steps.length - cycle);
    System.arraycopy(steps, cycle, longer, steps.length, steps.length - cycle);
    return new Path(longer).repeatingFrom(steps.length);
  }
}
