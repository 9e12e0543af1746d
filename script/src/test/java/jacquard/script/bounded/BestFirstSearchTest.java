package jacquard.script.bounded;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Bounds;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What best-first search claims, and what its priorities are told. */
class BestFirstSearchTest {
  private static Verdict verdict(Search search, Program program) {
    return search.check(new Script(program), Limits.NONE, Observer.SILENT).verdict();
  }

  @ParameterizedTest
  @EnumSource(
      value = BestFirstSearch.Below.class,
      names = {"BOUNDED", "BPOR"})
  void aSearchThatLeftOutABranchHoldsWithinTheBoundOnly(BestFirstSearch.Below below) {
    Program counter =
        Program.of(
            "counter",
            p -> {
              Ref x = p.variable("x", 0);
              for (String name : List.of("A", "B")) {
                p.thread(name, t -> t.read(local("r"), x).write(x, local("r").plus(1)));
              }
              p.atEnd(x.atEnd().is(2));
            });
    Search search =
        BestFirstSearch.within(
            List.of(new BoundLimit(Bounds.PREEMPTION, 0)), below, Priorities.defaults(1));
    assertThat(verdict(search, counter))
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            holds -> assertThat(holds.scope()).isInstanceOf(Verdict.Scope.WithinBound.class));
  }

  /** Each pair is a thread, and how many preemptions there are up to its step. */
  @Test
  void aSwitchFromAThreadThatWaitsIsNoPreemption() {
    Program program =
        Program.of(
            "waits",
            p -> {
              Ref x = p.variable("x", 0);
              Ref y = p.variable("y", 0);
              Ref permits = p.semaphore("permits", 0);
              p.thread("waits", t -> t.write(y, 1).take(permits, 1));
              p.thread("gives", t -> t.write(x, 1).give(permits, 1));
              p.thread("reads", t -> t.read(local("r"), x));
            });
    List<List<Integer>> told = new ArrayList<>();
    Priority noted =
        branch -> {
          told.add(List.of(branch.thread(), branch.preemptions()));
          return 0;
        };
    verdict(BestFirstSearch.dpor(List.of(noted)), program);
    assertThat(told).contains(List.of(2, 0));
  }
}
