package jacquard.check;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.run.FinishedSearch;
import jacquard.explore.run.Portfolio;
import jacquard.report.Check;
import jacquard.report.Within;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.DataRace;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * The check of one program in the current JVM: the search, the schedule that is shown, and what a
 * report says of both. For tools that have a subject at hand; others start at {@link JavaCheck}.
 *
 * @param name as the user calls the program
 * @param java the subject, if it is a Java program
 * @param seed if somebody has chosen it; the request has one in any case
 * @param replay how a user replays a schedule
 * @param origin what else it takes to have the same program again
 */
public record ProgramCheck(
    String name,
    Subject subject,
    Optional<JavaProgram> java,
    SearchRequest request,
    OptionalLong seed,
    Limits limits,
    Races races,
    Function<Schedule, String> replay,
    Check.Origin origin) {

  /**
   * Makes the check.
   *
   * @param observers one for each search that is tried
   * @param advice what the user can do next
   * @throws jacquard.runtime.rewrite.UnsupportedClassFileException if the program needs a class
   *     that cannot be rewritten
   */
  public Check run(
      Function<SearchRequest.Plan, Observer> observers,
      Function<FinishedSearch, Optional<String>> advice) {
    long begin = System.nanoTime();
    FinishedSearch finished = search(observers);
    return describe(finished, begin, observers, advice);
  }

  private FinishedSearch search(Function<SearchRequest.Plan, Observer> observers) {
    if (limits.onViolation() == Limits.OnViolation.GO_ON) {
      java.ifPresent(JavaProgram::goOn);
    }
    java.ifPresent(program -> program.setPatience(limits.maxTime()));
    boolean isOpen = request.isOpen() && limits.onViolation() == Limits.OnViolation.STOP;
    if (java.isPresent() && isOpen) {
      return Portfolio.run(request, subject, limits, observers);
    }
    SearchRequest.Plan plan = request.plan(subject);
    return FinishedSearch.of(plan, subject, limits, observers.apply(plan));
  }

  private Check describe(
      FinishedSearch finished,
      long begin,
      Function<SearchRequest.Plan, Observer> observers,
      Function<FinishedSearch, Optional<String>> advice) {
    SearchRequest.Plan plan = finished.plan();
    Result result = finished.result();
    List<Verdict.Violated> violations = result.violations();
    Optional<List<DataRace>> found =
        races == Races.IGNORE ? Optional.empty() : java.map(JavaFindings::dataRaces);
    Verdict verdict = JavaFindings.sober(result.verdict(), java);
    if (races == Races.FAIL
        && !(verdict instanceof Verdict.Violated)
        && !found.orElse(List.of()).isEmpty()) {
      verdict = JavaFindings.violation(found.orElseThrow().getFirst());
    }
    // Last, since the names of what takes part are those of the last execution.
    Optional<Counterexamples.Found> counterexample =
        verdict instanceof Verdict.Violated violated
            ? Optional.of(
                new Counterexamples(this, plan, observers.apply(plan), deadline(begin))
                    .of(violated, finished.foundIn()))
            : Optional.empty();
    return new Check(
        name,
        subject.fingerprint(),
        new Check.Method("stateless", plan.name(), within(plan, request), drawnFrom(plan), origin),
        counterexample.map(Counterexamples.Found::verdict).orElse(verdict),
        result.statistics(),
        result.cutShort(),
        counterexample.flatMap(Counterexamples.Found::counterexample),
        violations.isEmpty() ? List.of() : violations.subList(1, violations.size()),
        found.map(all -> all.stream().map(JavaFindings::report).toList()),
        advice.apply(finished));
  }

  private long deadline(long begin) {
    return begin + Math.min(limits.maxTime().toNanos(), Long.MAX_VALUE / 2);
  }

  private OptionalLong drawnFrom(SearchRequest.Plan plan) {
    return seed.isEmpty() && plan.promise() == Searches.Promise.SAMPLING
        ? OptionalLong.of(request.seed())
        : seed;
  }

  /** Which executions a search was asked for, as reports say it. */
  public static Within within(SearchRequest.Plan plan, SearchRequest request) {
    return new Within(
        plan.limits().stream().map(BoundLimit::toVerdict).toList(),
        plan.raised().map(BoundLimit::toVerdict),
        request.seals());
  }
}
