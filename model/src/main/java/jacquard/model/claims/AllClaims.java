package jacquard.model.claims;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.CheckedClaim;
import jacquard.core.answer.Findings;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.model.compile.Compiler;
import jacquard.model.print.ToldReplay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Checks everything that a model claims, one after the other: that nothing goes wrong in a state,
 * and then each claim about infinite runs. The answer is that of the claim with the worst verdict,
 * with a line for each of them.
 *
 * @param safety checks that nothing goes wrong in a state
 */
public record AllClaims(
    ModelTarget target,
    CheckRequest request,
    Function<Watcher, Check> safety,
    List<ClaimCheck> others) {
  public AllClaims {
    others = List.copyOf(others);
  }

  /** Whether a model claims more than that nothing goes wrong in a state, and all is asked for. */
  public static boolean areAskedFor(ModelTarget target, CheckRequest request) {
    return !request.has(CheckOptions.SAFETY)
        && PropertyRequest.of(request).isEmpty()
        && !target.claimsOfInfiniteRuns().isEmpty();
  }

  /** A request for each claim about infinite runs. */
  public static List<CheckRequest> ofInfiniteRuns(Model model, CheckRequest request) {
    List<CheckRequest> all = new ArrayList<>();
    for (Model.Formula formula : model.formulas()) {
      all.add(request.with(CheckOptions.LTL, formula.name()));
    }
    for (ProcessGraph claim : model.claims()) {
      all.add(request.with(CheckOptions.NEVER, claim.name()));
    }
    if (model.hasAcceptLabels()) {
      all.add(request.with(CheckOptions.ACCEPTANCE, true));
    }
    return all;
  }

  public Check run(Watcher watcher) {
    long start = System.nanoTime();
    Check first = safety.apply(watcher);
    List<Check> all = new ArrayList<>(List.of(first));
    for (ClaimCheck one : others) {
      ClaimCheck limited = one.answering(rest(one, start));
      try {
        all.add(judged(limited, limited.run(watcher), first.verdict()));
      } catch (RefusedRequestException e) {
        all.add(undecided(first, one, String.valueOf(e.getMessage())));
      }
    }
    Check worst =
        all.stream().max(Comparator.comparingInt(c -> badness(c.verdict()))).orElseThrow();
    return worst
        .answering(request, worst.origin())
        .finding(
            new Findings(
                Optional.empty(),
                List.of(),
                first.findings().unreached(),
                target.model().notes(),
                all.stream().map(AllClaims::checked).toList()));
  }

  /** Runs a schedule again, and says which is the first claim that it violates. */
  public Replay replay(Schedule schedule) {
    Replay inStates = new ToldReplay(target, Compiler.compile(target.model()), schedule).atEnd();
    boolean violatesNothing =
        inStates.end() instanceof Replay.End.Completed || inStates.end() instanceof Replay.End.Over;
    if (!violatesNothing) {
      return inStates;
    }
    return others.stream()
        .map(one -> one.replay(schedule))
        .filter(replayed -> replayed.end() instanceof Replay.End.Violated)
        .findFirst()
        .orElse(inStates);
  }

  /** The request for a claim, with what is left of the time for all of them. */
  private CheckRequest rest(ClaimCheck one, long start) {
    return request
        .get(CheckOptions.TIMEOUT)
        .map(
            all -> {
              Duration rest = all.minusNanos(System.nanoTime() - start);
              return one.request()
                  .with(CheckOptions.TIMEOUT, rest.isPositive() ? rest : Duration.ofMillis(1));
            })
        .orElse(one.request());
  }

  private static CheckedClaim checked(Check check) {
    return new CheckedClaim(check.request().ofTarget(), check.claim().words(), check.verdict());
  }

  /**
   * What is known of a claim. Where its search met something that goes wrong in a state, which is
   * told already, it has not decided about the claim.
   */
  private static Check judged(ClaimCheck one, Check check, Verdict safety) {
    return safety instanceof Verdict.Violated
            && check.verdict() instanceof Verdict.Violated(var violation, var _)
            && violation.kind() != one.kind()
        ? undecided(check, one, "the search stopped at another violation: " + violation.message())
        : check;
  }

  /** Nothing is known of a claim. */
  private static Check undecided(Check like, ClaimCheck one, String why) {
    Verdict.Reason reason = new Verdict.Reason.GivenUp(why);
    return new Check(
        one.request(),
        like.origin(),
        like.method(),
        new Verdict.Unknown(reason),
        new Check.Claim(one.words(), false, Optional.empty()),
        like.effort(),
        Optional.of(reason),
        Optional.empty(),
        List.of(),
        Findings.NONE,
        Optional.empty());
  }

  private static int badness(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Holds(Verdict.Scope scope) ->
          scope instanceof Verdict.Scope.AllExecutions ? 0 : 1;
      case Verdict.Unknown _ -> 2;
      case Verdict.Violated _ -> 3;
    };
  }
}
