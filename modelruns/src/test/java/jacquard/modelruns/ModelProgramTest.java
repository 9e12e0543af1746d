package jacquard.modelruns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.ViolationKind;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.RefinementLoop;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Waiting;
import jacquard.explore.catalog.Searches;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Stateless searches find in models what the full search of their states finds. */
class ModelProgramTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 60);
  private static final int MAX_EXECUTIONS = 500;

  private static final List<String> OBSERVING =
      List.of("dfs", "dfs+sleep", "dpor:general", "dpor:clocks+sleep", "dpor:objects", "dpor");
  private static final List<String> FORESEEING =
      List.of("dpor:source", "optimal", "optimal:depth-first", "optimal:fewest-preemptions");

  private static Result run(Model model, String search, Waiting waiting) {
    return Searches.named(search)
        .orElseThrow()
        .search(1)
        .check(
            new ModelProgram(model, "00", waiting),
            Limits.NONE.goingOn().withMaxExecutions(MAX_EXECUTIONS),
            Observer.SILENT);
  }

  @Test
  void randomModelsWithLocksHaveTheSameViolations() {
    assertThat(compare(RandomLockModel::withoutLoops, Waiting.OBSERVED, OBSERVING))
        .isGreaterThan(MODELS);
    assertThat(compare(RandomLockModel::withoutLoops, Waiting.FORESEEN, FORESEEING))
        .isGreaterThan(MODELS / 2);
  }

  @Test
  void randomModelsOfEveryConstructHaveTheSameViolations() {
    assertThat(compare(RandomModel::withoutLoops, Waiting.OBSERVED, OBSERVING))
        .isGreaterThan(MODELS);
  }

  /** How many searches of how many models were compared. */
  private static int compare(
      LongFunction<String> generator, Waiting waiting, List<String> searches) {
    int compared = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      String text = generator.apply(seed);
      Model model = Promela.parse("random.pml", text);
      SearchResult full =
          SafetySearch.run(
              Compiler.compile(model), SearchOptions.DEFAULT.goingOn().withMaxStates(1000));
      if (full.cutShort().isPresent()) {
        continue;
      }
      for (String search : searches) {
        Optional<Result> result = unlessRefused(model, search, waiting);
        if (result.isPresent() && result.get().cutShort().isEmpty()) {
          compared++;
          String where = "seed %d, %s\n%s".formatted(seed, search, text);
          Set<ViolationKind> found = kinds(result.get());
          assertThat(found.isEmpty()).as(where).isEqualTo(full.kinds().isEmpty());
          found.remove(
              ViolationKind.DEADLOCK); // an execution with a failed assertion reports only that
          Set<ViolationKind> expected = new TreeSet<>(full.kinds().keySet());
          expected.remove(ViolationKind.INVALID_END_STATE);
          assertThat(found).as(where).isEqualTo(expected);
        }
      }
    }
    return compared;
  }

  private static Optional<Result> unlessRefused(Model model, String search, Waiting waiting) {
    try {
      return Optional.of(run(model, search, waiting));
    } catch (RefusedModelException e) {
      return Optional.empty();
    }
  }

  private static Set<ViolationKind> kinds(Result result) {
    return result.violations().stream()
        .map(v -> v.violation().kind())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void independentProcessesHaveOneTrace() {
    Model model =
        Promela.parse(
            "independent.pml",
            """
            byte x, y;
            active proctype A() { x = 1; x = 2 }
            active proctype B() { y = 1; y = 2 }
            """);
    assertThat(run(model, "optimal", Waiting.FORESEEN).statistics().executions()).isEqualTo(1);
    assertThat(run(model, "dpor", Waiting.OBSERVED).statistics().executions()).isEqualTo(1);
    assertThat(run(model, "dfs", Waiting.OBSERVED).statistics().executions()).isEqualTo(6);
  }

  @Test
  void aLockGivesOneTraceForEachOrderOfItsOwners() {
    Model model =
        Promela.parse(
            "lock.pml",
            """
            bit m;
            active [3] proctype P() { atomic { m == 0 -> m = 1 }; m = 0 }
            """);
    assertThat(run(model, "optimal", Waiting.FORESEEN).statistics().executions()).isEqualTo(6);
  }

  @Test
  void processesThatAreCreatedAreThreads() {
    Model model =
        Promela.parse(
            "creation.pml",
            """
            byte x;
            proctype P() { byte l; l = x; x = l + 1 }
            init { atomic { run P(); run P() }; (x == 2) }
            """);
    for (String search : OBSERVING) {
      assertThat(kinds(run(model, search, Waiting.OBSERVED)))
          .containsExactly(ViolationKind.DEADLOCK);
    }
  }

  @Test
  void whatDependsOnEverythingIsNotReduced() {
    Model model =
        Promela.parse("timeout.pml", "byte x; active proctype P() { timeout; assert(x == 0) }");
    assertThat(new ModelProgram(model, "00", Waiting.FORESEEN).isIrreducible()).isTrue();
    for (String search : FORESEEING) {
      assertThat(run(model, search, Waiting.FORESEEN).violations()).as(search).isEmpty();
    }
    assertThat(run(model, "dpor", Waiting.OBSERVED).violations()).isEmpty();
  }

  @Test
  void processesThatMeetNobodyAreReducedBesideThoseThatDo() {
    Model model =
        Promela.parse(
            "beside.pml",
            """
            byte x;
            chan r = [0] of { byte };
            active proctype S() { r!1; r!2 }
            active proctype R() { byte l; r?l; r?l }
            active proctype A() { x = 1; x = 2 }
            """);
    for (String search : FORESEEING) {
      assertThat(run(model, search, Waiting.FORESEEN).statistics().completeExecutions())
          .as(search)
          .isEqualTo(1);
    }
    assertThat(run(model, "dpor", Waiting.OBSERVED).statistics().completeExecutions()).isEqualTo(1);
  }

  /** Between the two steps of P nobody else can move, not even where its object is touched. */
  @Test
  void theOthersWaitWhileAnAtomicSequenceChoosesItsReceiver() {
    Model model =
        Promela.parse(
            "receivers.pml",
            """
            byte x, n;
            chan r = [0] of { byte };
            active proctype P() { atomic { x = 1; r!1 } }
            active [2] proctype R() { end: atomic { r?_; n = n + _pid } }
            active proctype A() { x = 2 }
            """);
    everySearchFinds(model);
  }

  @Test
  void whoIsNotProvidedWaits() {
    Model model =
        Promela.parse(
            "provided.pml",
            """
            byte x, y;
            active proctype P() provided (x == 1) { y = 1; y = 2 }
            active proctype Q() { x = 1 }
            active proctype R() { assert(y != 1) }
            """);
    everySearchFinds(model, ViolationKind.ASSERTION);
  }

  private static void everySearchFinds(Model model, ViolationKind... expected) {
    for (String search : FORESEEING) {
      Result result = run(model, search, Waiting.FORESEEN);
      assertThat(result.cutShort()).as(search).isEmpty();
      assertThat(kinds(result)).as(search).containsExactly(expected);
    }
    for (String search : OBSERVING) {
      Result result = run(model, search, Waiting.OBSERVED);
      assertThat(result.cutShort()).as(search).isEmpty();
      assertThat(kinds(result)).as(search).containsExactly(expected);
    }
  }

  /** The number of a process that has ended is given to the next one. */
  @Test
  void endsOfProcessesAreShownWhereTheyMatter() {
    Model model =
        Promela.parse(
            "ends.pml",
            """
            byte n;
            proctype P() { n = _pid }
            init { run P(); run P(); (n == 2); assert(false) }
            """);
    for (String name : List.of("dfs", "dpor", "dpor:source", "optimal")) {
      ModelProgram program =
          new ModelProgram(model, "00", Searches.named(name).orElseThrow().waiting());
      Search search = new RefinementLoop(() -> Searches.named(name).orElseThrow().search(1));
      Result result = search.check(program, Limits.NONE.goingOn(), Observer.SILENT);
      assertThat(kinds(result))
          .as(name)
          .containsExactly(ViolationKind.ASSERTION, ViolationKind.DEADLOCK);
    }
  }

  @Test
  void whatCannotBeDoneIsRefusedInOneLine() {
    Model endless =
        Promela.parse("endless.pml", "byte x; active proctype P() { atomic { do :: x++ od } }");
    assertThatThrownBy(() -> run(endless, "dfs", Waiting.OBSERVED))
        .isInstanceOf(RefusedModelException.class)
        .hasMessage("an atomic sequence does not end");
    Model crowded =
        Promela.parse(
            "crowded.pml",
            """
            byte x;
            active proctype P() { byte l; do :: l < 70 -> (x < 5); l++ :: else -> break od }
            active proctype Q() { x = 1 }
            """);
    assertThatThrownBy(() -> run(crowded, "optimal", Waiting.FORESEEN))
        .isInstanceOf(RefusedModelException.class)
        .hasMessage("processes wait in more than 64 ways for what belongs together");
    assertThat(run(crowded, "dpor", Waiting.OBSERVED).violations()).isEmpty();
  }
}
