package jacquard.script.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.explore.Limits;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.script.Script;
import jacquard.script.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every search that claims to be complete is so on all small programs, not only on random ones. */
class SmallProgramsTest {
  private static final List<SearchEntry> COMPLETE =
      Searches.withoutBounds().stream().filter(e -> e.promise() != Promise.SAMPLING).toList();

  /** Those that people use, for programs of which there are many. */
  private static final List<SearchEntry> USUAL =
      Stream.of("optimal", "optimal:depth-first", "dpor", "dpor:source+sleep")
          .map(name -> Searches.named(name).orElseThrow())
          .toList();

  /** Whether every search is run on every program of five operations, which takes minutes. */
  private static final boolean ALL = Boolean.getBoolean("jacquard.small.all");

  @Test
  void programsWithUpToFourOperations() {
    List<String> programs = new ArrayList<>();
    for (int operations = 2; operations <= 4; operations++) {
      programs.addAll(SmallPrograms.of(operations, 3, SmallPrograms.ALL));
    }
    assertThat(programs).hasSize(5_340).doesNotHaveDuplicates();
    assertThat(disagreements(programs, COMPLETE)).isEmpty();
  }

  @Test
  void programsWithFiveOperationsOfFewKinds() {
    List<String> programs = SmallPrograms.of(5, 3, SmallPrograms.FEW);
    assertThat(programs).hasSize(13_045).doesNotHaveDuplicates();
    assertThat(disagreements(programs, ALL ? COMPLETE : USUAL)).isEmpty();
  }

  /** On each program one of them, so that each is run on hundreds of them. */
  @Test
  void programsWithFiveOperationsAndTheOtherSearchesInTurn() {
    List<String> programs = SmallPrograms.of(5, 3, SmallPrograms.FEW);
    List<SearchEntry> others = COMPLETE.stream().filter(e -> !USUAL.contains(e)).toList();
    assertThat(others).hasSizeBetween(8, 16);
    assertThat(
            IntStream.range(0, programs.size())
                .parallel()
                .boxed()
                .flatMap(
                    i ->
                        disagreements(programs.get(i), List.of(others.get(i % others.size())))
                            .stream())
                .limit(3)
                .toList())
        .isEmpty();
  }

  private static List<String> disagreements(List<String> programs, List<SearchEntry> searches) {
    return programs.parallelStream()
        .flatMap(words -> disagreements(words, searches).stream())
        .limit(3)
        .toList();
  }

  private static List<String> disagreements(String words, List<SearchEntry> searches) {
    Script script = new Script(SmallPrograms.program(words));
    Oracle.Truth truth = Oracle.enumerate(script, 100_000, 100).orElseThrow();
    List<String> found = new ArrayList<>();
    for (SearchEntry entry : searches) {
      Agreement.Outcomes outcomes =
          Agreement.compare(entry.search(1), entry.promise(), script, truth, Limits.NONE);
      if (!outcomes.finished() || outcomes.problem().isPresent()) {
        found.add(words + ": " + entry.name() + " " + outcomes.problem().orElse("did not end"));
      }
    }
    return found;
  }
}
