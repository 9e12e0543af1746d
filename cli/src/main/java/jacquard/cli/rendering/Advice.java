package jacquard.cli.rendering;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.SearchBounds;
import jacquard.explore.Limits;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.engine.StatelessEngine;
import jacquard.report.Comparison.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a user can do to learn more than a check could say. */
public final class Advice {
  private static final String STEPS = "--max-steps";
  private static final String FAIR = "fair";

  private Advice() {}

  public static Optional<String> after(Check check) {
    if (!(check.effort() instanceof Statistics statistics)) {
      return Optional.empty();
    }
    Limits limits = StatelessEngine.limits(check.request());
    Extent extent = extent(check);
    Optional<String> further = goingOn(check.verdict(), check.method());
    if (further.isPresent() && extent != Extent.WHOLE) {
      return Optional.of(
          "go on with --bound "
              + further.get()
              + (extent == Extent.OVER_BUDGET
                  ? ", and raise " + exhausted(statistics, limits)
                  : ""));
    }
    if (extent == Extent.OVER_BUDGET) {
      String exhausted = exhausted(statistics, limits);
      return Optional.of(
          "raise "
              + exhausted
              + " to explore the rest"
              + (exhausted.endsWith(STEPS) && !isFair(check.method().within())
                  ? "; for a program that spins, --bound fair=2 instead"
                  : ""));
    }
    if (check.verdict() instanceof Verdict.Unknown(Verdict.Reason.SampledOnly _)) {
      return Optional.of("--search " + Searches.DEFAULT + " can establish that it holds");
    }
    return Optional.empty();
  }

  private static boolean isFair(SearchBounds within) {
    return Stream.concat(within.limits().stream(), within.raised().stream())
        .anyMatch(limit -> limit.bound().equals(FAIR));
  }

  /** How much of what was asked for a check has covered; samples are never more than that. */
  public static Extent extent(Check check) {
    boolean samples = Searches.named(check.method().search()).filter(e -> !e.isSound()).isPresent();
    return check
        .cutShort()
        .map(
            reason ->
                switch (reason) {
                  case Verdict.Reason.Cancelled _ -> Extent.CANCELLED;
                  case Verdict.Reason.OutOfBudget _ -> samples ? Extent.WHOLE : Extent.OVER_BUDGET;
                  case Verdict.Reason.Stopped _ -> Extent.OVER_BUDGET;
                  case Verdict.Reason.SampledOnly _ -> Extent.WHOLE;
                  case Verdict.Reason.UncontrolledNondeterminism _ -> Extent.WHOLE;
                  case Verdict.Reason.NotControlled _ -> Extent.WHOLE;
                  case Verdict.Reason.Approximate _ -> Extent.WHOLE;
                  case Verdict.Reason.GivenUp _ -> Extent.WHOLE;
                  case Verdict.Reason.AllExcluded _ -> Extent.WHOLE;
                })
        .orElse(Extent.WHOLE);
  }

  /** The bounds that go on where raising a bound had to stop. */
  private static Optional<String> goingOn(Verdict verdict, Check.Method method) {
    SearchBounds within = method.within();
    boolean beginsAnew =
        Searches.named(method.search())
            .filter(e -> e.raising() == SearchEntry.Raising.FROM_NOTHING)
            .isPresent();
    if (beginsAnew
        || within.raised().isEmpty()
        || !(verdict
            instanceof Verdict.Holds(Verdict.Scope.WithinBound(List<Verdict.Limit> limits, _)))) {
      return Optional.empty();
    }
    String raised = within.raised().get().bound();
    List<String> bounds = new ArrayList<>();
    for (Verdict.Limit fixed : within.limits()) {
      bounds.add(fixed.bound() + "=" + fixed.value());
    }
    for (Verdict.Limit limit : limits) {
      if (limit.bound().equals(raised)) {
        bounds.add(raised + "=" + (limit.value() + 1) + "..");
      }
    }
    return Optional.of(String.join(",", bounds));
  }

  private static String exhausted(Statistics statistics, Limits limits) {
    List<String> options = new ArrayList<>();
    if (statistics.executions() >= limits.maxExecutions()) {
      options.add("--max-executions");
    } else if (statistics.time().compareTo(limits.maxTime()) >= 0) {
      options.add("--timeout");
    }
    if (options.isEmpty() || statistics.truncatedExecutions() > 0) {
      options.add(STEPS);
    }
    return String.join(" and ", options);
  }
}
