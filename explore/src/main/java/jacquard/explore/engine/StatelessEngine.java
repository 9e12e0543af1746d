package jacquard.explore.engine;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Contender;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.explore.Limits;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.catalog.RequestException;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Runs a target again and again, each time with other choices, and stores no states. */
public final class StatelessEngine implements Engine {
  public static final String NAME = "stateless";

  private static final Set<CheckOption<?>> NOT_HONOURED =
      Set.of(
          CheckOptions.ORDER,
          CheckOptions.WORKERS,
          CheckOptions.STORE,
          CheckOptions.MAX_STATES,
          CheckOptions.LTL,
          CheckOptions.NEVER,
          CheckOptions.ACCEPTANCE,
          CheckOptions.NON_PROGRESS,
          CheckOptions.FAIR,
          CheckOptions.METHOD,
          CheckOptions.MODE,
          CheckOptions.DEPTH,
          CheckOptions.SOLVER,
          CheckOptions.CERTIFICATE,
          CheckOptions.UNWIND,
          CheckOptions.PROPERTY);

  /** Makes targets of some kind run. */
  @FunctionalInterface
  public interface Adapter {
    /** Empty for targets that it knows nothing of. */
    Optional<RunnableTarget> runnable(Target target);
  }

  private final List<Adapter> adapters;

  /**
   * An engine.
   *
   * @param adapters for targets that cannot be run as they are
   */
  public StatelessEngine(List<Adapter> adapters) {
    this.adapters = List.copyOf(adapters);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "runs the target under one schedule after the other; stores no states";
  }

  @Override
  public boolean takes(TargetKind kind) {
    return kind != TargetKind.CIRCUIT;
  }

  @Override
  public boolean honours(CheckOption<?> option) {
    return !NOT_HONOURED.contains(option);
  }

  @Override
  public boolean knows(String search) {
    return Searches.named(search).isPresent();
  }

  @Override
  public List<String> searches() {
    return Searches.names();
  }

  @Override
  public List<Contender> contenders(TargetKind kind, CheckRequest request, List<String> names) {
    try {
      return StatelessContenders.of(request, names);
    } catch (RequestException e) {
      throw new RefusedRequestException(e.withSuggestion(), e);
    }
  }

  @Override
  public Optional<String> refusal(Target target, CheckRequest request) {
    try {
      RunnableTarget runnable = runnable(target);
      SearchRequest asked = searchRequest(request);
      for (String seal : asked.seals()) {
        if (!runnable.code().isEmpty()
            && runnable.code().stream().noneMatch(line -> line.contains(seal))) {
          return Optional.of(
              "--seal '%s': no operation of %s contains this text".formatted(seal, target.name()));
        }
      }
      asked.plan(runnable.subject(waiting(asked)));
      if (!StatelessCheck.runsSeveral(runnable, asked, limits(request))) {
        asked.requireSeedIsUsed();
      }
      return runnable.refusal(request);
    } catch (RequestException e) {
      return Optional.of(e.withSuggestion());
    } catch (RefusedRequestException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private RunnableTarget runnable(Target target) {
    if (target instanceof RunnableTarget runnable) {
      return runnable;
    }
    return adapters.stream()
        .flatMap(adapter -> adapter.runnable(target).stream())
        .findFirst()
        .orElseThrow(
            () -> new RefusedRequestException("%s cannot be run".formatted(target.name())));
  }

  @Override
  public Check check(Target target, CheckRequest request, Watcher watcher) {
    RunnableTarget runnable = runnable(target);
    SearchRequest asked = searchRequest(request);
    Subject subject = runnable.subject(waiting(asked));
    return new StatelessCheck(runnable, subject, request, asked, limits(request), watcher).run();
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    RunnableTarget runnable = runnable(target);
    Optional<Replay> told = runnable.replayTold(schedule);
    return told.orElseGet(() -> replayed(runnable, request, schedule));
  }

  private static Replay replayed(RunnableTarget runnable, CheckRequest request, Schedule schedule) {
    int maxSteps =
        request.get(CheckOptions.MAX_STEPS).map(Long::intValue).orElse(Limits.NONE.maxSteps());
    Optional<Violation> race = race(runnable, request, schedule);
    Subject subject = runnable.subject(Waiting.OBSERVED);
    Execution execution = runnable.replay(subject, schedule, maxSteps);
    return described(runnable, subject, execution, schedule.length(), race);
  }

  /**
   * The data race at the end of a schedule, where the request makes data races violations. Runs the
   * schedule, and more than that.
   */
  public static Optional<Violation> race(
      RunnableTarget target, CheckRequest request, Schedule schedule) {
    if (RacePolicy.of(request) != RacePolicy.FAIL) {
      return Optional.empty();
    }
    Execution _ =
        target.replay(target.subject(Waiting.OBSERVED), schedule, limits(request).maxSteps());
    return target.race(schedule);
  }

  /**
   * What came of an execution of a subject, its last one.
   *
   * @param race what it violates if nothing else
   */
  public static Replay described(
      RunnableTarget target,
      Subject subject,
      Execution execution,
      int given,
      Optional<Violation> race) {
    Replay.End end = end(target, subject, execution);
    boolean isViolated = end instanceof Replay.End.Violated || end instanceof Replay.End.Diverged;
    return new Replay(
        isViolated ? end : race.<Replay.End>map(Replay.End.Violated::new).orElse(end),
        target.told(subject, execution),
        given);
  }

  private static Replay.End end(RunnableTarget target, Subject subject, Execution execution) {
    return switch (execution.outcome()) {
      case Outcome.Failed _, Outcome.Deadlocked _ ->
          new Replay.End.Violated(target.violation(subject, execution));
      case Outcome.Completed() -> new Replay.End.Completed();
      case Outcome.Excluded() -> new Replay.End.Excluded();
      case Outcome.Truncated(int limit) -> new Replay.End.Cut(limit);
      case Outcome.Pruned _, Outcome.BeyondBound _ -> new Replay.End.Over();
      case Outcome.Diverged(int step, String expected, String seen) ->
          new Replay.End.Diverged(step, expected, seen);
    };
  }

  /** What a request asks of the search. */
  public static SearchRequest searchRequest(CheckRequest request) {
    return new SearchRequest(
        request.get(CheckOptions.SEARCH),
        request.get(CheckOptions.BOUND),
        request.get(CheckOptions.PRIORITY),
        request.all(CheckOptions.SEAL),
        request.get(CheckOptions.WITHOUT),
        request.get(CheckOptions.SEED).map(OptionalLong::of).orElse(OptionalLong.empty()));
  }

  /** When a request gives up. */
  public static Limits limits(CheckRequest request) {
    Limits limits = Limits.NONE;
    if (request.has(CheckOptions.TIMEOUT)) {
      limits = limits.withMaxTime(request.get(CheckOptions.TIMEOUT).orElseThrow());
    }
    if (request.has(CheckOptions.MAX_EXECUTIONS)) {
      limits = limits.withMaxExecutions(request.get(CheckOptions.MAX_EXECUTIONS).orElseThrow());
    }
    if (request.has(CheckOptions.MAX_STEPS)) {
      limits = limits.withMaxSteps(request.get(CheckOptions.MAX_STEPS).orElseThrow().intValue());
    }
    if (request.has(CheckOptions.KEEP_GOING)) {
      limits = limits.goingOn();
    }
    return request.has(CheckOptions.COUNT_TRACES) ? limits.countingTraces() : limits;
  }

  private static Waiting waiting(SearchRequest asked) {
    return asked.entry().waiting();
  }
}
