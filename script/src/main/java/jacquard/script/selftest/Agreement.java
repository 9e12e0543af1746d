package jacquard.script.selftest;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.script.oracle.CanonicalTrace;
import jacquard.script.oracle.Oracle;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a search did on one program what it promises: every trace visited and no other, each with
 * its true outcome, the true verdict; and, where promised, nothing twice and nothing in vain.
 */
public final class Agreement {
  private final Oracle.Truth truth;
  private final Set<CanonicalTrace> visited = new LinkedHashSet<>();
  private Optional<String> problem = Optional.empty();
  private long executions;
  private long blocked;

  private Agreement(Oracle.Truth truth) {
    this.truth = truth;
  }

  /**
   * What a comparison found.
   *
   * @param problem the first disagreement, if any
   * @param finished false if the limits ended the search, so that nothing can be said
   */
  public record Outcomes(
      Optional<String> problem, boolean finished, long executions, long blocked) {}

  public static Outcomes compare(
      Search search, Promise promise, Subject subject, Oracle.Truth truth, Limits limits) {
    Agreement agreement = new Agreement(truth);
    Result result = search.check(subject, limits.goingOn().countingTraces(), agreement.new Watch());
    agreement.executions = result.statistics().executions();
    agreement.blocked = result.statistics().blockedExecutions();
    boolean finished = true;
    if (agreement.problem.isEmpty()) {
      if (promise == Promise.SAMPLING) {
        agreement.checkSampled(result);
      } else if (result.cutShort().isPresent()) {
        finished = false;
      } else {
        agreement.checkExhaustive(result, promise);
      }
    }
    return new Outcomes(agreement.problem, finished, agreement.executions, agreement.blocked);
  }

  private void checkSampled(Result result) {
    if (result.verdict() instanceof Verdict.Holds) {
      fail("a sampler claims that the program is correct");
    }
  }

  private void checkExhaustive(Result result, Promise promise) {
    if (visited.size() != truth.traces().size()) {
      fail("visited %d of %d traces".formatted(visited.size(), truth.traces().size()));
    }
    boolean violated = result.verdict() instanceof Verdict.Violated;
    if (violated != truth.isViolated() || (!violated && !isHolds(result.verdict()))) {
      fail("the verdict is " + result.verdict() + ", violated is " + truth.isViolated());
    }
    if (result.statistics().distinctTraces() != truth.traces().size()) {
      fail("counts %d distinct traces".formatted(result.statistics().distinctTraces()));
    }
    if (promise.isOncePerTrace()
        && result.statistics().completeExecutions() != truth.traces().size()) {
      fail(
          "%d complete executions for %d traces"
              .formatted(result.statistics().completeExecutions(), truth.traces().size()));
    }
    if (promise == Promise.OPTIMAL && blocked != 0) {
      fail(blocked + " blocked executions");
    }
  }

  private static boolean isHolds(Verdict verdict) {
    return verdict instanceof Verdict.Holds(Verdict.Scope.AllExecutions _);
  }

  private void fail(String what) {
    if (problem.isEmpty()) {
      problem = Optional.of(what);
    }
  }

  private final class Watch implements Observer {
    @Override
    public void executed(Execution execution) {
      if (!execution.outcome().isComplete()) {
        return;
      }
      CanonicalTrace trace = CanonicalTrace.of(execution);
      visited.add(trace);
      Outcome expected = truth.traces().get(trace);
      if (expected == null) {
        fail("an execution that brute force does not know: " + execution.schedule("0"));
      } else if (!expected.equals(execution.outcome())) {
        fail("outcome %s instead of %s".formatted(execution.outcome(), expected));
      }
    }

    @Override
    public boolean isCancelled() {
      return problem.isPresent();
    }
  }
}
