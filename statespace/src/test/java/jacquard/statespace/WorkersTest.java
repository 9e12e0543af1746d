package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchOptions.Order;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What several threads find does not depend on how many they are. */
class WorkersTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200) / 4;

  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theCorpusHasTheSameResultWithThreeWorkers(Corpus entry) {
    for (Method method : Method.values()) {
      sameResult(Compiler.compile(entry.model()), method, entry.toString());
    }
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void randomModelsHaveTheSameResultWithThreeWorkers(Method method) {
    for (long seed = 0; seed < MODELS; seed++) {
      String text = RandomModel.text(seed);
      sameResult(Compiler.compile(Promela.parse("random.pml", text)), method, text);
    }
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void wideLevelsHaveTheSameResult(Method method) {
    sameResult(Compiler.compile(Promela.parse("wide.pml", wide("true"))), method, "wide");
    sameResult(
        Compiler.compile(Promela.parse("wide.pml", wide("sum < 14 || x[1] != 3"))), method, "wide");
  }

  /** Levels have thousands of states, so that all threads take part. */
  private static String wide(String assertion) {
    return """
    byte x[5], sum;
    active [5] proctype P() {
      do
      :: x[_pid] < 6 -> x[_pid]++; atomic { sum++; assert(%s) }
      :: x[_pid] > 2 -> atomic { x[_pid] = 0; sum = sum - sum / 3 }
      :: x[_pid] == 6 -> break
      od
    }
    """
        .formatted(assertion);
  }

  private static void sameResult(Machine machine, Method method, String what) {
    SearchOptions options =
        SearchOptions.DEFAULT.by(method).inOrder(Order.BREADTH_FIRST).withMaxStates(200_000);
    for (SearchOptions o : List.of(options, options.goingOn())) {
      SearchResult one = SafetySearch.run(machine, o);
      if (one.cutShort().isPresent()) {
        continue;
      }
      SearchResult three = SafetySearch.run(machine, o.withWorkers(3));
      assertThat(three.kinds()).as(what).isEqualTo(one.kinds());
      assertThat(three.unreached()).as(what).isEqualTo(one.unreached());
      assertThat(sizes(three)).as(what).isEqualTo(sizes(one));
      assertThat(told(three)).as(what).isEqualTo(told(one));
    }
  }

  private static List<Long> sizes(SearchResult result) {
    SearchResult.Counts c = result.counts();
    return List.of(c.states(), c.inAtomic(), c.transitions(), c.steps(), (long) c.depth());
  }

  private static List<?> told(SearchResult result) {
    return result.violation().stream()
        .flatMap(
            v -> {
              Stream<Object> words = Stream.of(v.kind(), v.message());
              return Stream.concat(
                  words, IntStream.range(0, v.path().length()).mapToObj(v.path()::transition));
            })
        .toList();
  }

  @Test
  void aCounterexampleIsAsShortAsCanBe() {
    Machine machine = Compiler.compile(Corpus.find("peterson-broken").model());
    SearchResult breadth =
        SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(Order.BREADTH_FIRST));
    SearchResult depth = SafetySearch.run(machine, SearchOptions.DEFAULT);
    assertThat(breadth.violation().orElseThrow().path().length())
        .isLessThanOrEqualTo(depth.violation().orElseThrow().path().length());
  }
}
