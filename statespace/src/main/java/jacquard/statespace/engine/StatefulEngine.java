package jacquard.statespace.engine;

import jacquard.core.Schedule;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Contender;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.model.ModelTarget;
import jacquard.model.claims.AllClaims;
import jacquard.model.claims.ClaimCheck;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.catalog.StateSearches;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Visits the states of a model, each once, and checks finite and infinite runs. */
public final class StatefulEngine implements Engine {
  public static final String NAME = "stateful";

  private static final Set<CheckOption<?>> NOT_HONOURED =
      Set.of(
          CheckOptions.BOUND,
          CheckOptions.SEAL,
          CheckOptions.PRIORITY,
          CheckOptions.WITHOUT,
          CheckOptions.SEED,
          CheckOptions.MAX_EXECUTIONS,
          CheckOptions.MAX_STEPS,
          CheckOptions.COUNT_TRACES,
          CheckOptions.RACES,
          CheckOptions.EARLY_TIMEOUTS,
          CheckOptions.SPURIOUS_WAKEUPS,
          CheckOptions.SINGLE_STEPS,
          CheckOptions.METHOD,
          CheckOptions.MODE,
          CheckOptions.DEPTH,
          CheckOptions.SOLVER,
          CheckOptions.CERTIFICATE,
          CheckOptions.PROPERTY);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "visits the states of a model, each once; checks infinite runs too";
  }

  @Override
  public boolean takes(TargetKind kind) {
    return kind == TargetKind.MODEL;
  }

  @Override
  public boolean takesTranslated(TargetKind kind) {
    return kind == TargetKind.JAVA;
  }

  @Override
  public boolean honours(CheckOption<?> option) {
    return !NOT_HONOURED.contains(option);
  }

  @Override
  public boolean knows(String search) {
    return StateSearches.named(search).isPresent();
  }

  @Override
  public List<String> searches() {
    return StateSearches.all().stream().map(StateSearches.Entry::name).toList();
  }

  /** All of them go depth first, which every search can. */
  @Override
  public List<Contender> contenders(TargetKind kind, CheckRequest request, List<String> names) {
    boolean isInfinite = PropertyRequest.of(request).isPresent();
    return StateSearches.all().stream()
        .filter(
            e ->
                names.isEmpty()
                    ? isInfinite ? e.method().isPresent() : e.isStateful()
                    : names.contains(e.name()))
        .map(
            e ->
                new Contender(
                    e.name(),
                    request
                        .with(CheckOptions.SEARCH, e.name())
                        .with(CheckOptions.ORDER, Order.DEPTH_FIRST.word()),
                    e.isSound(),
                    true))
        .toList();
  }

  @Override
  public Optional<String> refusal(Target target, CheckRequest request) {
    try {
      prepared(target, request);
      return Optional.empty();
    } catch (RefusedRequestException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public Check check(Target target, CheckRequest request, Watcher watcher) {
    return prepared(target, request).run(watcher);
  }

  /** A check that is ready to run. */
  private interface Prepared {
    Check run(Watcher watcher);
  }

  private static Prepared prepared(Target target, CheckRequest request) {
    ModelTarget model = model(target);
    Optional<PropertyRequest> property = PropertyRequest.of(request);
    if (AllClaims.areAskedFor(model, request)) {
      return all(model, request)::run;
    }
    if (property.isEmpty()) {
      SafetyCheck check = SafetyCheck.of(model, request);
      return check::run;
    }
    return liveness(model, request)::run;
  }

  /** Everything that a model claims; what is asked for has to make sense for all of it. */
  private static AllClaims all(ModelTarget model, CheckRequest request) {
    SafetyCheck safety = SafetyCheck.of(model, request.with(CheckOptions.SAFETY, true));
    try {
      return new AllClaims(
          model,
          request,
          safety::run,
          AllClaims.ofInfiniteRuns(model.model(), request).stream()
              .map(one -> (ClaimCheck) liveness(model, one))
              .toList());
    } catch (RefusedRequestException e) {
      throw new RefusedRequestException(e.getMessage() + ", or add --safety", e);
    }
  }

  private static LivenessCheck liveness(ModelTarget model, CheckRequest request) {
    PropertyRequest asked = PropertyRequest.of(request).orElseThrow();
    return LivenessCheck.of(ModelProperty.of(asked, model), request);
  }

  private static ModelTarget model(Target target) {
    if (target instanceof ModelTarget model) {
      return model;
    }
    throw new RefusedRequestException(
        "the stateful engine takes models only, and %s is not one".formatted(target.name()));
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    ModelTarget model = model(target);
    if (AllClaims.areAskedFor(model, request)) {
      return all(model, request).replay(schedule);
    }
    return PropertyRequest.of(request)
        .map(p -> ModelReplay.of(ModelProperty.of(p, model), schedule))
        .orElseGet(() -> ModelReplay.of(model, schedule));
  }
}
