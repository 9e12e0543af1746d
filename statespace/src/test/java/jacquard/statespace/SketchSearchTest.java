package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Method;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches that keep hashes instead of states. */
class SketchSearchTest {
  private static final long PLENTY = 8 << 20;

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void withPlentyOfMemoryTheCorpusHasItsStatesAndVerdicts(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    SearchResult exact = SafetySearch.run(machine, SearchOptions.DEFAULT.goingOn());
    for (Lossy.Kind kind : Lossy.Kind.values()) {
      SearchOptions options = SearchOptions.DEFAULT.goingOn().keepingOnly(new Lossy(kind, PLENTY));
      SearchResult lossy = SafetySearch.run(machine, options);
      assertThat(lossy.kinds()).isEqualTo(exact.kinds());
      assertThat(lossy.counts().states()).isEqualTo(exact.counts().states());
      assertThat(lossy.expectedMisses().orElseThrow()).isLessThan(0.5);
      for (Method method : List.of(Method.PERSISTENT, Method.AMPLE)) {
        SearchResult reduced = SafetySearch.run(machine, options.by(method));
        assertThat(reduced.kinds().keySet()).isEqualTo(exact.kinds().keySet());
        assertThat(reduced.counts().states()).isLessThanOrEqualTo(exact.counts().states());
      }
    }
  }

  @Test
  void aSmallBitArrayMissesStatesAndSaysSo() {
    Machine machine = Compiler.compile(Corpus.find("filter-lock").model());
    long all = SafetySearch.run(machine, SearchOptions.DEFAULT).counts().states();
    SearchResult lossy =
        SafetySearch.run(
            machine, SearchOptions.DEFAULT.keepingOnly(new Lossy(Lossy.Kind.BITSTATE, 1024)));
    assertThat(lossy.counts().states()).isLessThan(all);
    assertThat(lossy.expectedMisses().orElseThrow()).isGreaterThan(1);
  }

  @Test
  void aFullTableOfHashesEndsTheSearch() {
    Machine machine = Compiler.compile(Corpus.find("filter-lock").model());
    SearchResult lossy =
        SafetySearch.run(
            machine, SearchOptions.DEFAULT.keepingOnly(new Lossy(Lossy.Kind.HASH_COMPACT, 1024)));
    assertThat(lossy.cutShort().orElseThrow()).contains("full");
  }
}
