package jacquard.statespace.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.statespace.Corpus;
import jacquard.statespace.SafetySearch.Options;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
    Options options = Options.DEFAULT.goingOn();
    StateSearches.Found full =
        StateSearches.named(StateSearches.DEFAULT).orElseThrow().run(machine, options);
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

  private static Set<String> kinds(StateSearches.Found found, boolean withEndStates) {
    Set<String> kinds = new TreeSet<>(found.result().kinds().keySet());
    if (!withEndStates) {
      kinds.remove("invalid-end-state");
    }
    return kinds;
  }
}
