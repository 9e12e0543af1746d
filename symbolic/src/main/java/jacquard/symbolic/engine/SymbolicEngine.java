package jacquard.symbolic.engine;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
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
import jacquard.model.compile.Compiler;
import jacquard.model.print.ToldReplay;
import jacquard.symbolic.catalog.MethodCatalog;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.solver.SolverCatalog;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes a circuit of a model and lets SAT solvers answer. */
public final class SymbolicEngine implements Engine {
  public static final String NAME = "symbolic";

  private static final String NO_CERTIFICATE =
      "no certificate is written: only what holds for all executions has one";

  private static final Set<CheckOption<?>> HONOURED =
      Set.of(
          CheckOptions.ENGINE,
          CheckOptions.METHOD,
          CheckOptions.MODE,
          CheckOptions.DEPTH,
          CheckOptions.SOLVER,
          CheckOptions.CERTIFICATE,
          CheckOptions.PROPERTY,
          CheckOptions.TIMEOUT,
          CheckOptions.SAFETY,
          CheckOptions.CLASSPATH,
          CheckOptions.JVM_OPTION,
          CheckOptions.UNWIND,
          CheckOptions.LTL,
          CheckOptions.ACCEPTANCE,
          CheckOptions.NON_PROGRESS,
          CheckOptions.NEVER,
          CheckOptions.FAIR,
          CheckOptions.DEFINE);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "makes a circuit of a model, or takes one, and lets SAT solvers answer";
  }

  @Override
  public boolean takes(TargetKind kind) {
    return kind == TargetKind.MODEL || kind == TargetKind.CIRCUIT;
  }

  @Override
  public boolean takesTranslated(TargetKind kind) {
    return kind == TargetKind.JAVA;
  }

  @Override
  public boolean honours(CheckOption<?> option) {
    return HONOURED.contains(option);
  }

  @Override
  public boolean knows(String search) {
    return false;
  }

  @Override
  public List<String> searches() {
    return List.of();
  }

  /** Each method in each mode, where there are several. */
  @Override
  public List<Contender> contenders(TargetKind kind, CheckRequest request, List<String> names) {
    if (!names.isEmpty()) {
      throw new RefusedRequestException(
          "the symbolic engine has no searches: leave --search out, and its methods are compared");
    }
    CheckRequest one = request.without(CheckOptions.KEEP_GOING);
    return MethodCatalog.single().stream()
        .map(
            entry -> {
              // what is asked of all of them holds for those that ask a solver
              boolean asks = !entry.method().solvers(SolverCatalog.best()).isEmpty();
              CheckRequest asked = asks ? one : one.without(CheckOptions.SOLVER);
              return new Contender(
                  entry.name(), asked.with(CheckOptions.METHOD, entry.name()), true);
            })
        .flatMap(
            method ->
                CheckOptions.MODE.targets().contains(kind)
                    ? Stream.of(Mode.values()).map(mode -> in(mode, method))
                    : Stream.of(method))
        .toList();
  }

  private static Contender in(Mode mode, Contender method) {
    return new Contender(
        method.name() + ", " + mode.word(),
        method.request().with(CheckOptions.MODE, mode.word()),
        method.isSound());
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
    Check check = prepared(target, request).run(watcher);
    boolean isProof =
        check.verdict() instanceof Verdict.Holds(Verdict.Scope scope)
            && scope instanceof Verdict.Scope.AllExecutions;
    return request.has(CheckOptions.CERTIFICATE) && !isProof
        ? check.finding(check.findings().noting(NO_CERTIFICATE))
        : check;
  }

  /** A check that is ready to run. */
  private interface Prepared {
    Check run(Watcher watcher);
  }

  private static Prepared prepared(Target target, CheckRequest request) {
    return switch (target) {
      case CircuitTarget circuit -> CircuitCheck.of(circuit, request)::run;
      case ModelTarget model -> prepared(model, request);
      default -> throw notTaken(target);
    };
  }

  private static Prepared prepared(ModelTarget model, CheckRequest request) {
    if (AllClaims.areAskedFor(model, request)) {
      return all(model, request)::run;
    }
    Optional<PropertyRequest> asked = PropertyRequest.of(request);
    return asked.isPresent()
        ? PropertyCheck.of(asked.get(), model, request)::run
        : SymbolicCheck.of(model, request)::run;
  }

  /** Everything that a model claims; of a claim that no circuit is made of nothing is known. */
  private static AllClaims all(ModelTarget model, CheckRequest request) {
    if (request.has(CheckOptions.CERTIFICATE)) {
      throw new RefusedRequestException(
          "--certificate is not for infinite runs of models, and %s claims something of them: add"
                  .formatted(model.name())
              + " --safety");
    }
    return new AllClaims(
        model,
        request,
        SymbolicCheck.of(model, request.with(CheckOptions.SAFETY, true))::run,
        AllClaims.ofInfiniteRuns(model.model(), request).stream()
            .map(one -> claim(model, one))
            .toList());
  }

  private static ClaimCheck claim(ModelTarget model, CheckRequest request) {
    PropertyRequest asked = PropertyRequest.of(request).orElseThrow();
    try {
      return PropertyCheck.of(asked, model, request);
    } catch (RefusedRequestException e) {
      return new RefusedClaim(model, asked, request, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    return switch (target) {
      case CircuitTarget circuit -> CircuitCheck.replay(circuit, request, schedule);
      case ModelTarget model -> replayed(model, request, schedule);
      default -> throw notTaken(target);
    };
  }

  private static Replay replayed(ModelTarget model, CheckRequest request, Schedule schedule) {
    if (AllClaims.areAskedFor(model, request)) {
      return all(model, request.without(CheckOptions.CERTIFICATE)).replay(schedule);
    }
    Optional<PropertyRequest> asked = PropertyRequest.of(request);
    return asked.isPresent()
        ? PropertyCheck.of(asked.get(), model, request).replay(schedule)
        : new ToldReplay(model, Compiler.compile(model.model()), schedule).atEnd();
  }

  private static RefusedRequestException notTaken(Target target) {
    return new RefusedRequestException(
        "the symbolic engine takes models and circuits, and %s is neither"
            .formatted(target.name()));
  }
}
