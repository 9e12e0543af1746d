package jacquard.explore.engine;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.answer.DataRace;
import jacquard.core.answer.Findings;
import jacquard.core.answer.SearchBounds;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.run.FinishedSearch;
import jacquard.explore.run.Portfolio;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One check: the search, the schedule that is shown, and what is said of both. */
final class StatelessCheck {
  private final RunnableTarget target;
  private final Subject subject;
  private final CheckRequest request;
  private final SearchRequest asked;
  private final Limits limits;
  private final Watcher watcher;
  private final long begin = System.nanoTime();

  StatelessCheck(
      RunnableTarget target,
      Subject subject,
      CheckRequest request,
      SearchRequest asked,
      Limits limits,
      Watcher watcher) {
    this.target = target;
    this.subject = subject;
    this.request = request;
    this.asked = asked;
    this.limits = limits;
    this.watcher = watcher;
  }

  Check run() {
    target.prepare(limits);
    return described(search());
  }

  /** Whether several searches look for a violation, some of which draw random numbers. */
  static boolean runsSeveral(RunnableTarget target, SearchRequest asked, Limits limits) {
    boolean stops = limits.onViolation() == Limits.OnViolation.STOP;
    return target.isLong() && asked.isOpen() && stops;
  }

  private FinishedSearch search() {
    if (runsSeveral(target, asked, limits)) {
      return Portfolio.run(asked, subject, limits, this::observer);
    }
    SearchRequest.Plan plan = asked.plan(subject);
    return FinishedSearch.of(plan, subject, limits, observer(plan));
  }

  private Observer observer(SearchRequest.Plan plan) {
    return new Observer() {
      @Override
      public void progress(Progress progress) {
        watcher.progress(() -> plan.name() + ": " + ProgressWords.of(progress));
      }

      @Override
      public boolean isCancelled() {
        return watcher.isCancelled();
      }
    };
  }

  private Check described(FinishedSearch finished) {
    SearchRequest.Plan plan = finished.plan();
    Result result = finished.result();
    RacePolicy policy = RacePolicy.of(request);
    Optional<RunnableTarget.Races> races =
        policy == RacePolicy.IGNORE ? Optional.empty() : target.races();
    Verdict verdict = target.claimable(result.verdict());
    if (policy == RacePolicy.FAIL && !(verdict instanceof Verdict.Violated)) {
      verdict = races.flatMap(RunnableTarget.Races::violation).<Verdict>map(v -> v).orElse(verdict);
    }
    Optional<List<DataRace>> allRaces = races.map(RunnableTarget.Races::all);
    // Last, since the names of what takes part are those of the last execution.
    if (!(verdict instanceof Verdict.Violated violated)) {
      return described(finished, verdict, Optional.empty(), allRaces);
    }
    Runnable confirmed =
        () -> watcher.found(described(finished, violated, Optional.empty(), allRaces));
    ShownRuns.Found found =
        new ShownRuns(target, subject, plan, limits, observer(plan), deadline(), confirmed)
            .of(violated, finished.foundIn());
    return described(finished, found.verdict(), found.shown(), allRaces);
  }

  private Check described(
      FinishedSearch finished,
      Verdict verdict,
      Optional<Check.Shown> shown,
      Optional<List<DataRace>> races) {
    SearchRequest.Plan plan = finished.plan();
    Result result = finished.result();
    return new Check(
        request,
        new Check.Origin(subject.fingerprint()),
        new Check.Method(StatelessEngine.NAME, plan.name(), within(plan), drawnFrom(plan)),
        verdict,
        new Check.Claim(target.claim()),
        result.statistics(),
        result.cutShort(),
        shown,
        others(result.violations(), verdict),
        new Findings(races, target.uncontrolled(), List.of(), notes(plan)),
        Optional.empty());
  }

  /** All but the one that is told first, which may be another than the one that was met first. */
  private List<Verdict.Violated> others(List<Verdict.Violated> all, Verdict told) {
    if (!(told instanceof Verdict.Violated(Violation shown, Schedule schedule))) {
      return all.isEmpty() ? List.of() : all.subList(1, all.size());
    }
    return all.stream()
        .filter(v -> !v.violation().equals(shown))
        .map(v -> new Verdict.Violated(v.violation(), told(v.schedule())))
        .filter(v -> !v.schedule().equals(schedule))
        .toList();
  }

  private Schedule told(Schedule schedule) {
    return target.toldSchedule(subject, schedule, limits.maxSteps());
  }

  private List<String> notes(SearchRequest.Plan plan) {
    List<String> notes = new ArrayList<>(target.notes());
    for (String text : plan.sealed().unmet()) {
      notes.add("--seal '%s' sealed nothing: no thread could go on at such code".formatted(text));
    }
    for (String name : plan.preferred().unmet()) {
      notes.add("--priority '%s' preferred nothing: no branch is about it".formatted(name));
    }
    return notes;
  }

  private long deadline() {
    return begin + Math.min(limits.maxTime().toNanos(), Long.MAX_VALUE / 2);
  }

  /** The seed, where it was given or something was drawn. */
  private OptionalLong drawnFrom(SearchRequest.Plan plan) {
    return asked.givenSeed().isEmpty() && plan.promise() == Searches.Promise.SAMPLING
        ? OptionalLong.of(asked.seed())
        : asked.givenSeed();
  }

  private SearchBounds within(SearchRequest.Plan plan) {
    return new SearchBounds(
        plan.limits().stream().map(BoundLimit::toVerdict).toList(),
        plan.raised().map(BoundLimit::toVerdict),
        asked.seals());
  }
}
