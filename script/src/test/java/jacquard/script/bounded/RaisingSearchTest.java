package jacquard.script.bounded;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.RaisingSearch;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In which order limits are tried. */
class RaisingSearchTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void limitsAreTriedOneByOneFromTheFirstUntilNothingIsLeftOut(int first) {
    Program program =
        Program.of(
            "writers",
            p -> {
              Ref x = p.variable("x", 0);
              p.thread("A", t -> t.write(x, 1).write(x, 2));
              p.thread("B", t -> t.write(x, 3).write(x, 4));
            });
    List<Integer> tried = new ArrayList<>();
    RaisingSearch raising =
        new RaisingSearch(
            Bounds.PREEMPTION,
            first,
            List.of(),
            limits -> {
              tried.add(limits.getFirst().limit());
              return BoundedSearch.bpor(limits);
            });
    assertThat(raising.check(new Script(program), Limits.NONE, Observer.SILENT).verdict())
        .isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
    assertThat(tried).isEqualTo(IntStream.rangeClosed(first, 2).boxed().toList());
  }
}
