package jacquard.statespace.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.Corpus;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Order;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StateSearchesTest {
  static List<Corpus> corpus() {
    return Corpus.all().stream().filter(c -> c.states() <= 500).toList();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void everySearchThatClaimsAVerdictHasThatOfTheFullSearch(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    SearchOptions options = SearchOptions.DEFAULT.goingOn();
    StateSearches.Found full = StateSearches.named("full").orElseThrow().run(machine, options);
    for (StateSearches.Entry search : StateSearches.all()) {
      StateSearches.Found found =
          search.run(machine, search.isStateful() ? options : options.withMaxStates(2000));
      if (found.result().cutShort().isEmpty()) {
        assertThat(kinds(found, found.coversEndStates()))
            .as(search.name())
            .isEqualTo(kinds(full, found.coversEndStates()));
      }
    }
  }

  /** Whoever runs alone for ever may not be let go first without looking at the others. */
  @Test
  void anAtomicSequenceThatNeverEndsHidesNothing() {
    Machine machine =
        Compiler.compile(
            Promela.parse(
                "endless.pml",
                """
                active proctype P() { assert(false) }
                active proctype Q() { atomic { do :: skip od } }
                """));
    Machine handedOn =
        Compiler.compile(
            Promela.parse(
                "handed-on.pml",
                """
                chan r = [0] of { byte };
                active proctype P() { assert(false) }
                active proctype Q() { atomic { skip; r!1 } }
                active proctype R() { atomic { r?1; do :: skip od } }
                """));
    for (StateSearches.Entry search : StateSearches.all()) {
      if (search.isStateful() && search.isSound()) {
        for (Machine m : List.of(machine, handedOn)) {
          assertThat(search.run(m, SearchOptions.DEFAULT.goingOn()).result().kinds())
              .as(search.name())
              .containsKey(ViolationKind.ASSERTION);
        }
      }
    }
  }

  /** What cannot be done is refused with what can do it, and nothing is run. */
  @Test
  void whatASearchCannotDoIsRefused() {
    Machine machine = Compiler.compile(Promela.parse("empty.pml", "init { skip }"));
    SearchOptions hashed =
        SearchOptions.DEFAULT.keepingOnly(new Lossy(Lossy.Kind.BITSTATE, 1 << 16));
    for (StateSearches.Entry search : StateSearches.all()) {
      for (SearchOptions asked :
          List.of(SearchOptions.DEFAULT.inOrder(Order.BREADTH_FIRST), hashed)) {
        boolean able =
            search.orders().contains(asked.order())
                && (asked.lossy().isEmpty() || !search.sketches().isEmpty());
        assertThat(search.refusal(asked).isEmpty()).as(search.name()).isEqualTo(able);
        if (able) {
          assertThat(search.run(machine, asked).result().violation()).isEmpty();
        } else {
          assertThatThrownBy(() -> search.run(machine, asked))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageStartingWith("search " + search.name())
              .hasMessageEndingWith(": use full, persistent or ample");
        }
      }
      assertThat(search.refusal(hashed.inOrder(Order.BREADTH_FIRST))).isPresent();
    }
  }

  private static Set<ViolationKind> kinds(StateSearches.Found found, boolean withEndStates) {
    Set<ViolationKind> kinds = new TreeSet<>(found.result().kinds().keySet());
    if (!withEndStates) {
      kinds.remove(ViolationKind.INVALID_END_STATE);
    }
    return kinds;
  }
}
