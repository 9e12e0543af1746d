package jacquard.statespace.graph;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.Corpus;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.Reduction;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.graph.StateGraph.Kind;
import jacquard.statespace.graph.StateGraph.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StateGraphTest {
  private static final int MAX_STATES = 400;

  private static List<Machine> machines() {
    List<Machine> machines = new ArrayList<>();
    Corpus.all().stream()
        .filter(c -> c.states() <= MAX_STATES)
        .forEach(c -> machines.add(new Interpreter(c.model())));
    LongStream.range(0, 40)
        .forEach(s -> machines.add(new Interpreter(Promela.parse("r", RandomModel.text(s)))));
    return machines;
  }

  private static Reduction reduction(Machine machine, Method method) {
    return switch (method) {
      case FULL -> Reduction.NONE;
      case PERSISTENT -> new PersistentSets(machine, PersistentSets.Extent.ANY);
      case AMPLE -> new PersistentSets(machine, PersistentSets.Extent.ONE_PROCESS);
    };
  }

  private static SearchResult.Counts counts(Machine machine, Method method) {
    return SafetySearch.run(machine, SearchOptions.DEFAULT.by(method).goingOn()).counts();
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void aWholeGraphHasWhatTheSearchCountsAndAReducedOneNoLess(Method method) {
    int drawn = 0;
    int reduced = 0;
    for (Machine machine : machines()) {
      Optional<StateGraph> graph =
          GraphRecorder.record(machine, reduction(machine, method), MAX_STATES);
      if (graph.isEmpty()) {
        continue;
      }
      String name = machine.model().name();
      long states = graph.get().countStates(Part.FOLLOWED);
      long steps = graph.get().countSteps(Part.FOLLOWED);
      if (method == Method.FULL) {
        assertThat(states).as(name).isEqualTo(counts(machine, method).states());
        assertThat(steps).as(name).isEqualTo(counts(machine, method).transitions());
      } else {
        // The search also passes over local steps and forgets dead variables.
        assertThat(states).as(name).isGreaterThanOrEqualTo(counts(machine, method).states());
      }
      drawn++;
      if (graph.get().isWhole()) {
        SearchResult.Counts full = counts(machine, Method.FULL);
        long spared = graph.get().countStates(Part.LEFT_OUT);
        assertThat(states + spared).as(name).isEqualTo(full.states());
        assertThat(steps + graph.get().countSteps(Part.LEFT_OUT))
            .as(name)
            .isEqualTo(full.transitions());
        reduced += spared > 0 ? 1 : 0;
      }
    }
    assertThat(drawn).isGreaterThan(60);
    assertThat(reduced).isGreaterThan(method == Method.FULL ? -1 : 30);
  }

  @Test
  void aModelWithTooManyStatesHasNoGraph() {
    Machine machine = new Interpreter(Corpus.all().getFirst().model());
    int states = (int) counts(machine, Method.FULL).states();
    assertThat(GraphRecorder.record(machine, Reduction.NONE, states - 1)).isEmpty();
  }

  @Test
  void aReducedGraphMayBeDrawnWhereTheWholeOneIsTooLarge() {
    Machine machine =
        new Interpreter(
            Promela.parse(
                "m",
                """
                active proctype P() { byte x; x = 1; x = 2; x = 3 }
                active proctype Q() { byte y; y = 1; y = 2; y = 3 }
                """));
    long reduced =
        GraphRecorder.record(machine, reduction(machine, Method.AMPLE), MAX_STATES)
            .orElseThrow()
            .countStates(Part.FOLLOWED);
    StateGraph graph =
        GraphRecorder.record(machine, reduction(machine, Method.AMPLE), (int) reduced)
            .orElseThrow();
    assertThat(graph.isWhole()).isFalse();
    assertThat(graph.states()).hasSize((int) reduced);
    assertThat(graph.countSteps(Part.LEFT_OUT)).isPositive();
    assertThat(StateGraphviz.of(machine, graph, "ample sets"))
        .contains("ample sets: %d states".formatted(reduced))
        .contains("what lies behind is too much to be shown")
        .contains("shape=point");
  }

  @Test
  void aCycleIsExpandedInFullSomewhere() {
    Machine machine =
        new Interpreter(
            Promela.parse(
                "m",
                """
                byte x;
                active proctype Loop() { bit b; do :: b = 1 - b od }
                active proctype Late() { x = 1; assert(x == 0) }
                """));
    StateGraph graph =
        GraphRecorder.record(machine, reduction(machine, Method.AMPLE), MAX_STATES).orElseThrow();
    assertThat(graph.states().stream().flatMap(s -> s.steps().stream()))
        .anyMatch(s -> s.part() == Part.FOLLOWED && s.fault().isPresent());
  }

  @Test
  void whatGoesWrongIsInTheGraph() {
    StateGraph stuck = full("active proctype P() { byte x; x > 0 }");
    assertThat(stuck.states()).extracting(StateGraph.State::kind).containsExactly(Kind.INVALID_END);
    StateGraph broken = full("active proctype P() { byte x; x = 1 / x }");
    assertThat(broken.states().getFirst().steps())
        .singleElement()
        .satisfies(
            s -> {
              assertThat(s.target()).isEmpty();
              assertThat(s.fault()).isPresent();
            });
    StateGraph condition = full("active proctype P() { byte x; 1 / x > 0 }");
    assertThat(condition.states().getFirst().fault()).isPresent();
    StateGraph choice =
        full("byte y; active proctype P() { atomic { y = 1; if :: y = 2 :: y = 3 fi } }");
    assertThat(choice.states()).extracting(StateGraph.State::kind).contains(Kind.EXCLUSIVE);
  }

  private static StateGraph full(String text) {
    return GraphRecorder.record(
            new Interpreter(Promela.parse("m", text)), Reduction.NONE, MAX_STATES)
        .orElseThrow();
  }
}
