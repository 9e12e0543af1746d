package jacquard.statespace.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomFormula;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.UnstoredLocations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search of steps that are known finds no cycle where the other search finds none. */
class GraphSearchTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 60);

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"PERSISTENT", "AMPLE"})
  void itHasTheVerdictAndTheStatesOfTheOther(Method method) {
    int proven = 0;
    int violated = 0;
    for (long seed = 0; seed < 3L * MODELS; seed++) {
      WithFormula model =
          seed % 2 == 0
              ? Promela.parse("m.pml", RandomModel.text(seed), RandomFormula.text(seed))
              : Promela.parse("m.pml", RandomLoopModel.text(seed), RandomFormula.recurrence(seed));
      Machine machine = new Interpreter(model.model());
      Property property = new Property.Formula(model.formula());
      SearchOptions options = SearchOptions.DEFAULT.by(method).withMaxStates(4000).withWorkers(1);
      List<SearchResult> known = new ArrayList<>();
      SearchResult other =
          LivenessReduction.of(machine, property, Fairness.NONE, options)
              .search(
                  options,
                  (graph, limits) -> {
                    Claim claim = Claims.refuting(property, machine);
                    GraphSearch.run(machine, claim, graph, limits).ifPresent(known::add);
                    return Optional.empty();
                  },
                  (r, limits) ->
                      LivenessSearch.run(machine, property, Fairness.NONE, r, limits, 1));
      if (known.isEmpty()) {
        violated += other.kinds().isEmpty() ? 0 : 1;
        continue;
      }
      proven++;
      SearchResult.Counts counts = known.getFirst().counts();
      assertThat(other.kinds()).as("seed %d", seed).isEmpty();
      assertThat(other.cutShort()).as("seed %d", seed).isEmpty();
      assertThat(counts.states()).as("seed %d", seed).isEqualTo(other.counts().states());
      assertThat(counts.inAtomic()).as("seed %d", seed).isEqualTo(other.counts().inAtomic());
      assertThat(counts.transitions()).as("seed %d", seed).isEqualTo(other.counts().transitions());
      assertThat(counts.depth()).as("seed %d", seed).isEqualTo(other.counts().depth());
    }
    assertThat(proven).isGreaterThan(MODELS / 5);
    assertThat(violated).isGreaterThan(MODELS / 5);
  }

  /** More states than are searched at once matter to a formula about all three variables. */
  private static final String LARGE = NumberedStatesTest.MODEL.replace("9", "14");

  @Test
  void aViolationThatIsNearIsFoundBeforeAllOfALargeModelIsKnown() {
    List<SearchResult> known = new ArrayList<>();
    SearchResult result = searched("<> (x + y + z == 43)", known);
    assertThat(result.kinds()).isNotEmpty();
    assertThat(result.counts().states()).isLessThan(20_000);
    assertThat(known).isEmpty();
  }

  @Test
  void aLargeModelIsProvenFromItsGraph() {
    List<SearchResult> known = new ArrayList<>();
    SearchResult result = searched("[] (x + y + z < 43)", known);
    assertThat(result.kinds()).isEmpty();
    assertThat(result.counts().states()).isBetween(50_001L, 1_000_000L);
    assertThat(known).containsExactly(result);
  }

  /** Searches, and adds the proof from the graph if there is one. */
  private static SearchResult searched(String formula, List<SearchResult> known) {
    WithFormula model = Promela.parse("m.pml", LARGE, formula);
    Machine machine = Compiler.compile(model.model());
    Property property = new Property.Formula(model.formula());
    SearchOptions options = SearchOptions.DEFAULT.by(Method.AMPLE).withWorkers(1);
    return LivenessReduction.of(machine, property, Fairness.NONE, options)
        .search(
            options,
            (graph, limits) -> {
              Claim claim = Claims.refuting(property, machine);
              Optional<SearchResult> proof = GraphSearch.run(machine, claim, graph, limits);
              proof.ifPresent(known::add);
              return proof;
            },
            (r, limits) -> LivenessSearch.run(machine, property, Fairness.NONE, r, limits, 1));
  }

  @Test
  void theGraphIsTheSameWhenItsStatesAreFolded() {
    Machine machine = new Interpreter(Promela.parse("m.pml", NumberedStatesTest.MODEL));
    ReducedGraph flat = explored(machine, 1 << 30);
    ReducedGraph folded = explored(machine, 11 << 19);
    assertThat(folded.size()).isEqualTo(flat.size()).isGreaterThan(3000);
    byte[] one = new byte[machine.maxLength() + Long.BYTES];
    byte[] other = new byte[machine.maxLength() + Long.BYTES];
    for (int id = 0; id < flat.size(); id++) {
      flat.load(id, one);
      folded.load(id, other);
      int length = machine.length(one);
      assertThat(Arrays.equals(one, 0, length, other, 0, length)).isTrue();
      assertThat(folded.nextCount(id)).isEqualTo(flat.nextCount(id));
      for (int i = 0; i < flat.nextCount(id); i++) {
        assertThat(folded.next(id, i)).isEqualTo(flat.next(id, i));
      }
    }
  }

  private static ReducedGraph explored(Machine machine, long maxBytes) {
    ReducedGraph graph =
        new ReducedGraph(
            machine,
            UnstoredLocations.NONE,
            m -> new PersistentSets(m, PersistentSets.Extent.ANY),
            maxBytes);
    assertThat(graph.explore(SearchOptions.DEFAULT)).isEmpty();
    assertThat(graph.hasEdges()).isTrue();
    return graph;
  }
}
