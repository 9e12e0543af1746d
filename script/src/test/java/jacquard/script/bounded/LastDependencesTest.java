package jacquard.script.bounded;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.BporProcedures;
import jacquard.explore.bounded.LastDependences;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.path.BacktrackPath;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the procedures of bounds are told about an execution. */
class LastDependencesTest {
  /** Tries everything, and looks at the acquisition of each release that it is told of. */
  private static final class Watched implements Bound, BporProcedures {
    private int releases;
    private int betweenThem;

    @Override
    public String name() {
      return "watched";
    }

    @Override
    public String unit() {
      return "preemptions";
    }

    @Override
    public String words(int limit) {
      return Bounds.PREEMPTION.words(limit);
    }

    @Override
    public boolean isStable() {
      return false;
    }

    @Override
    public boolean isExtensible() {
      return false;
    }

    @Override
    public Meter meter() {
      return Bounds.PREEMPTION.meter();
    }

    @Override
    public BporProcedures procedures(Set<Optimisation> optimisations) {
      return this;
    }

    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.addAll(state, sofar);
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      Execution e = races.execution();
      if (e.kind(i) == Kind.RELEASE) {
        int acquisition = races.acquisitionOf(i);
        assertThat(e.thread(acquisition)).isEqualTo(e.thread(i));
        assertThat(e.kind(acquisition)).isEqualTo(Kind.ACQUIRE);
        releases++;
        betweenThem += i - acquisition > 1 ? 1 : 0;
      }
    }
  }

  @Test
  void aReleaseBelongsToAnAcquisitionOfItsThreadThoughOthersTriedSince() {
    Program program =
        Program.of(
            "tries",
            p -> {
              Ref lock = p.lock("lock");
              p.thread("holds", t -> t.acquire(lock).release(lock));
              p.thread("tries", t -> t.tryAcquire(local("got"), lock));
              p.thread("waits", t -> t.acquire(lock).release(lock));
            });
    Watched watched = new Watched();
    BoundedSearch.bpor(List.of(new BoundLimit(watched, 9)), Set.of())
        .check(new Script(program), Limits.NONE.goingOn(), Observer.SILENT);
    assertThat(watched.releases).isGreaterThan(watched.betweenThem);
    assertThat(watched.betweenThem).isPositive();
  }
}
