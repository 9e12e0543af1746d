package jacquard.statespace.engine;

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
import jacquard.statespace.catalog.StateSearches;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Checks everything that a model claims, one after the other: that nothing goes wrong in a state,
 * and then each claim about infinite runs. The answer is that of the claim with the worst verdict,
 * with a line for each of them.
 */
record AllClaims(
    ModelTarget target, CheckRequest request, SafetyCheck safety, List<LivenessCheck> others) {
  /** Whether a model claims more than that nothing goes wrong in a state, and all is asked for. */
  static boolean areAskedFor(ModelTarget target, CheckRequest request) {
    return !request.has(CheckOptions.SAFETY)
        && PropertyRequest.of(request).isEmpty()
        && !ofInfiniteRuns(target.model(), request).isEmpty();
  }

  /** What was asked for; nothing is run. */
  static AllClaims of(ModelTarget target, CheckRequest request) {
    return new AllClaims(
        target,
        request,
        SafetyCheck.of(target, request.with(CheckOptions.SAFETY, true)),
        ofInfiniteRuns(target.model(), request).stream()
            .map(
                one ->
                    LivenessCheck.of(
                        ModelProperty.of(PropertyRequest.of(one).orElseThrow(), target), one))
            .toList());
  }

  /** A request for each claim about infinite runs. */
  private static List<CheckRequest> ofInfiniteRuns(Model model, CheckRequest request) {
    CheckRequest open = forInfiniteRuns(request);
    List<CheckRequest> all = new ArrayList<>();
    for (Model.Formula formula : model.formulas()) {
      all.add(open.with(CheckOptions.LTL, formula.name()));
    }
    for (ProcessGraph claim : model.claims()) {
      all.add(open.with(CheckOptions.NEVER, claim.name()));
    }
    if (model.hasAcceptLabels()) {
      all.add(open.with(CheckOptions.ACCEPTANCE, true));
    }
    return all;
  }

  /** How to visit states for safety says nothing about infinite runs. */
  private static CheckRequest forInfiniteRuns(CheckRequest request) {
    CheckRequest open = request.without(CheckOptions.ORDER).without(CheckOptions.STORE);
    boolean canSearch =
        request
            .get(CheckOptions.SEARCH)
            .flatMap(StateSearches::named)
            .flatMap(StateSearches.Entry::method)
            .isPresent();
    return canSearch ? open : open.without(CheckOptions.SEARCH);
  }

  Check run(Watcher watcher) {
    long start = System.nanoTime();
    Check first = safety.run(watcher);
    List<Check> all = new ArrayList<>(List.of(first));
    List<CheckedClaim> claims = new ArrayList<>(List.of(checked(first)));
    for (LivenessCheck one : others) {
      LivenessCheck limited = new LivenessCheck(one.property(), rest(one, start), one.options());
      try {
        Check check = judged(limited, limited.run(watcher), first.verdict());
        all.add(check);
        claims.add(checked(check));
      } catch (RefusedRequestException e) {
        Check unknown = refused(first, one, String.valueOf(e.getMessage()));
        all.add(unknown);
        claims.add(checked(unknown));
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
                claims));
  }

  /** Runs a schedule again, and says which is the first claim that it violates. */
  Replay replay(Schedule schedule) {
    Replay inStates = ModelReplay.of(target, schedule);
    boolean violatesNothing =
        inStates.end() instanceof Replay.End.Completed || inStates.end() instanceof Replay.End.Over;
    if (!violatesNothing) {
      return inStates;
    }
    return others.stream()
        .map(one -> ModelReplay.of(one.property(), schedule))
        .filter(replayed -> replayed.end() instanceof Replay.End.Violated)
        .findFirst()
        .orElse(inStates);
  }

  /** The request for a claim, with what is left of the time for all of them. */
  private CheckRequest rest(LivenessCheck one, long start) {
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
  private static Check judged(LivenessCheck one, Check check, Verdict safety) {
    return safety instanceof Verdict.Violated
            && check.verdict() instanceof Verdict.Violated(var violation, var _)
            && violation.kind() != one.property().property().kind()
        ? refused(check, one, "the search stopped at another violation: " + violation.message())
        : check;
  }

  /** Nothing is known of a claim. */
  private static Check refused(Check like, LivenessCheck one, String why) {
    Verdict.Reason reason = new Verdict.Reason.GivenUp(why);
    return new Check(
        one.request(),
        like.origin(),
        like.method(),
        new Verdict.Unknown(reason),
        new Check.Claim(one.property().asked().claim(), false, Optional.empty()),
        like.effort(),
        Optional.of(reason),
        Optional.empty(),
        List.of(),
        Findings.NONE,
        Optional.empty());
  }

  private static int badness(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Holds _ -> 0;
      case Verdict.Unknown _ -> 1;
      case Verdict.Violated _ -> 2;
    };
  }
}
