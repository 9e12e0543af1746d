package jacquard.bench.chapter8;

import jacquard.bench.subjects.UnitTest;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.Shape;
import jacquard.script.Program;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * That bounds do not make a search dearer where they should not: BPOR with all optimisations and a
 * bound that cuts nothing off explores no more executions than DPOR with sleep sets, and with a
 * local bound it never does.
 */
record Guarantees(List<Saturated> saturated, List<Local> local) {
  private static final String DPOR = "dpor:general+sleep";
  private static final int CUTS_NOTHING_OFF = 1_000_000;

  Guarantees {
    saturated = List.copyOf(saturated);
    local = List.copyOf(local);
  }

  /** One program under bounds that cut nothing off: executions with each of {@link Bounds#all}. */
  record Saturated(String program, long dpor, List<Long> executions) {
    Saturated {
      executions = List.copyOf(executions);
    }

    boolean holds() {
      return executions.stream().allMatch(n -> n <= dpor);
    }
  }

  /**
   * One program under one local bound.
   *
   * @param executions with each limit, up to the one that cuts nothing off
   */
  record Local(String program, Bound bound, long dpor, List<Long> executions) {
    Local {
      executions = List.copyOf(executions);
    }

    long most() {
      return executions.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    boolean holds() {
      return most() <= dpor;
    }
  }

  boolean hold() {
    return saturated.stream().allMatch(Saturated::holds) && local.stream().allMatch(Local::holds);
  }

  /** These programs and all litmus programs that DPOR searches within so many executions. */
  static Guarantees measure(List<UnitTest> tests, long maxExecutions) {
    List<Program> programs = new ArrayList<>(tests.stream().map(UnitTest::program).toList());
    LitmusCatalog.shapes().stream().map(Shape::litmus).forEach(l -> programs.add(l.program()));
    List<Saturated> saturated = new ArrayList<>();
    List<Local> local = new ArrayList<>();
    for (Program program : programs) {
      OptionalLong dpor = dpor(program, maxExecutions);
      if (dpor.isEmpty()) {
        continue;
      }
      saturated.add(
          new Saturated(
              program.name(),
              dpor.getAsLong(),
              Bounds.all().stream()
                  .map(b -> run(bpor(b, CUTS_NOTHING_OFF), program).statistics().executions())
                  .toList()));
      for (Bound bound : List.of(Bounds.LOCAL_CONTEXT, Bounds.LOCAL_DEPTH)) {
        local.add(
            new Local(program.name(), bound, dpor.getAsLong(), upToSaturation(bound, program)));
      }
    }
    return new Guarantees(saturated, local);
  }

  private static OptionalLong dpor(Program program, long maxExecutions) {
    Result result =
        Searches.named(DPOR)
            .orElseThrow()
            .search(1)
            .check(
                new Script(program),
                Limits.NONE.goingOn().withMaxExecutions(maxExecutions),
                Observer.SILENT);
    return result.cutShort().isPresent()
        ? OptionalLong.empty()
        : OptionalLong.of(result.statistics().executions());
  }

  private static List<Long> upToSaturation(Bound bound, Program program) {
    List<Long> executions = new ArrayList<>();
    for (int limit = 0; ; limit++) {
      Result result = run(bpor(bound, limit), program);
      executions.add(result.statistics().executions());
      if (result.covered().orElseThrow() instanceof Verdict.Scope.AllExecutions) {
        return executions;
      }
    }
  }

  private static Search bpor(Bound bound, int limit) {
    return BoundedSearch.bpor(List.of(new BoundLimit(bound, limit)));
  }

  private static Result run(Search search, Program program) {
    return search.check(new Script(program), Limits.NONE.goingOn(), Observer.SILENT);
  }
}
