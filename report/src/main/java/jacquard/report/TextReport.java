package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.CheckedClaim;
import jacquard.core.answer.Counterexample;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.ProcessRun;
import jacquard.core.answer.Replay;
import jacquard.core.answer.SearchBounds;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** A verdict as text that reads top-down: the verdict first, how to see it again last. */
public final class TextReport {
  /** How much of a counterexample is shown. */
  public enum Steps {
    RELEVANT,
    ALL
  }

  private static final int MAX_OTHERS = 10;
  private static final int MAX_UNREACHED = 20;

  /** How a user gets to see a counterexample again. */
  public interface ReplayWords {
    /** A command, or a line of code. */
    String of(CheckRequest request, Schedule schedule);
  }

  private final Steps steps;
  private final ReplayWords replay;
  private final String rest;
  private final String otherRaces;

  public TextReport(Steps steps, ReplayWords replay) {
    this(steps, replay, "--all-steps shows the rest", "--all-steps shows them");
  }

  /**
   * A report.
   *
   * @param rest how a user gets to see the steps that are not shown
   * @param otherRaces how a user gets to see the data races that are not shown
   */
  public TextReport(Steps steps, ReplayWords replay, String rest, String otherRaces) {
    this.steps = steps;
    this.replay = replay;
    this.rest = rest;
    this.otherRaces = otherRaces;
  }

  /** The executions that a claim speaks of, in words. */
  public static String scope(Verdict.Scope scope) {
    return Phrases.scope(scope);
  }

  /** The report of a check. */
  public String of(Check check) {
    FieldLines lines = new FieldLines();
    switch (check.verdict()) {
      case Verdict.Holds(var scope) -> holds(check, scope, lines);
      case Verdict.Unknown(var reason) -> {
        lines.title("UNKNOWN", title(check.request()));
        lines.field("reason", Phrases.reason(reason));
        lines.field(
            "so far",
            reason instanceof Verdict.Reason.GivenUp
                ? "nothing is claimed"
                : "nothing was violated, and nothing is claimed about the rest");
        lines.field("checked", Phrases.method(check) + "; " + Phrases.cost(check.effort()));
        lines.field("races", RaceLines.of(check, steps, otherRaces));
      }
      case Verdict.Violated(var violation, var schedule) -> {
        lines.title("VIOLATED", title(check.request()));
        lines.field("what", violation.text());
        lines.field("checked", found(check));
        check
            .cutShort()
            .ifPresent(
                why ->
                    lines.field(
                        "stopped", Phrases.reason(why) + "; there may be other violations"));
        check.shown().ifPresent(shown -> tell(shown.run(), lines));
        others(check, lines);
        lines.field("races", RaceLines.of(check, steps, otherRaces));
        lines.field("replay", replay.of(check.request(), schedule));
      }
    }
    lines.field("claims", claims(check));
    unreached(check.findings().unreached(), lines);
    lines.field("note", check.findings().notes());
    check.advice().ifPresent(advice -> lines.field("next", advice));
    return lines.toString();
  }

  private void holds(Check check, Verdict.Scope scope, FieldLines lines) {
    lines.title("HOLDS", title(check.request()));
    boolean isOnly = check.effort() instanceof Statistics s && s.executions() == 1;
    lines.field(
        "scope",
        Phrases.scope(scope)
            + (isOnly ? ", of which there is one" : "")
            + ": "
            + check.claim().words()
            + check.claim().doubt().map(d -> "; " + d).orElse(""));
    if (check.effort() instanceof Statistics s) {
      lines.field("assumed", assumed(s));
    }
    lines.field("sealed", sealed(check.method().within()));
    check.cutShort().ifPresent(why -> lines.field("stopped", stopped(scope, check, why)));
    lines.field("checked", Phrases.method(check) + "; " + Phrases.cost(check.effort()));
    if (check.effort() instanceof Statistics s) {
      lines.field("shared", Phrases.shared(s));
    }
    lines.field("races", RaceLines.of(check, steps, otherRaces));
  }

  /** The target with what makes it another one. */
  public static String title(CheckRequest request) {
    return request.target()
        + String.join("", request.all(CheckOptions.DEFINE).stream().map(d -> " -D " + d).toList());
  }

  /** One line for each claim, and how to see those violated that are not shown above. */
  private List<String> claims(Check check) {
    List<String> all = new ArrayList<>();
    for (CheckedClaim claim : check.findings().claims()) {
      switch (claim.verdict()) {
        case Verdict.Holds(var scope) -> all.add("holds     " + claim.words() + within(scope));
        case Verdict.Unknown(var reason) ->
            all.add("unknown   %s: %s".formatted(claim.words(), Phrases.reason(reason)));
        case Verdict.Violated violated -> {
          all.add("violated  " + claim.words());
          if (!violated.equals(check.verdict())) {
            all.add("          " + violated.violation().text());
            all.add("          " + replay.of(claim.request(), violated.schedule()));
          }
        }
      }
    }
    return all;
  }

  private static String within(Verdict.Scope scope) {
    return scope instanceof Verdict.Scope.AllExecutions ? "" : " in " + Phrases.scope(scope);
  }

  private static void unreached(List<String> all, FieldLines lines) {
    List<String> shown = all.subList(0, Math.min(MAX_UNREACHED, all.size()));
    lines.field("unreached", shown);
    if (shown.size() < all.size()) {
      lines.field("", "and %d more".formatted(all.size() - shown.size()));
    }
  }

  /** The report of a single schedule that was run again. */
  public String ofReplay(String target, Replay replayed) {
    FieldLines lines = new FieldLines();
    switch (replayed.end()) {
      case Replay.End.Violated(var violation) -> {
        lines.title("VIOLATED", target);
        lines.field("what", violation.text());
      }
      case Replay.End.Completed() -> {
        lines.title("COMPLETED", target);
        lines.field("what", "this execution violates nothing; nothing is claimed about others");
      }
      case Replay.End.Excluded() -> {
        lines.title("EXCLUDED", target);
        lines.field("what", "an assumption does not hold, so this execution does not count");
      }
      case Replay.End.Cut(int limit) -> {
        lines.title("CUT", target);
        lines.field("what", "the execution was cut after " + Phrases.count(limit, "step"));
      }
      case Replay.End.Over() -> {
        lines.title("CUT", target);
        lines.field("what", "the schedule ends here, and violates nothing so far");
      }
      case Replay.End.Diverged(int step, String expected, String seen) -> {
        lines.title("DIVERGED", target);
        lines.field("what", "step %d: expected %s, saw %s".formatted(step, expected, seen));
        if (replayed.run() instanceof Interleaving story) {
          String there = new Switches(story).standings();
          lines.field("there", there.isEmpty() ? List.of() : List.of(there));
        }
      }
    }
    String shape =
        replayed.run() instanceof Interleaving story
            ? shape(story.execution())
            : Phrases.count(replayed.run().length(), "step");
    lines.field("checked", "this one schedule: " + shape);
    if (replayed.given() < replayed.run().length()) {
      lines.field(
          "given",
          "only the first %s; the schedule ends there, and the rest was chosen by Jacquard"
              .formatted(Phrases.count(replayed.given(), "step")));
    }
    tell(replayed.run(), lines);
    return lines.toString();
  }

  /** What a claim does not speak of. */
  private static List<String> assumed(Statistics s) {
    return s.excludedExecutions() == 0
        ? List.of()
        : List.of(
            "the assumptions exclude %s of %s"
                .formatted(
                    Table.number(s.excludedExecutions()),
                    Phrases.count(s.executions(), "execution")));
  }

  private static List<String> sealed(SearchBounds within) {
    return within.seals().stream().map(text -> "'" + text + "' is not preempted").toList();
  }

  /** Where a search that raises a bound was when it had to stop. */
  private static String stopped(Verdict.Scope scope, Check check, Verdict.Reason why) {
    if (scope instanceof Verdict.Scope.WithinBound(var limits, var _)) {
      for (Verdict.Limit limit : limits) {
        if (check.method().within().raised().stream()
            .anyMatch(raised -> raised.bound().equals(limit.bound()))) {
          return "within %s=%d: %s"
              .formatted(limit.bound(), limit.value() + 1, Phrases.reason(why));
        }
      }
    }
    return Phrases.reason(why);
  }

  private static String found(Check check) {
    if (!(check.effort() instanceof Statistics statistics)) {
      return Phrases.method(check) + "; " + Phrases.cost(check.effort());
    }
    StringBuilder text = new StringBuilder(Phrases.method(check));
    OptionalLong foundIn = OptionalLong.empty();
    if (check.shown().isPresent()) {
      foundIn = check.shown().get().foundIn();
      foundIn.ifPresent(n -> text.append("; found in execution ").append(Table.number(n)));
      if (check.shown().get().run() instanceof Interleaving story) {
        text.append(", this schedule has ").append(preemptions(story.execution()));
      }
    }
    long all = statistics.executions();
    if (all != foundIn.orElse(all)) {
      text.append(
          "; %s of %s violate something"
              .formatted(Table.number(statistics.violations()), Phrases.count(all, "execution")));
    }
    return text.toString();
  }

  private static String shape(Execution execution) {
    return Phrases.count(execution.length(), "step") + ", " + preemptions(execution);
  }

  private static String preemptions(Execution execution) {
    int n = execution.preemptions();
    return n == 0 ? "no preemption" : Phrases.count(n, "preemption");
  }

  private void tell(Counterexample run, FieldLines lines) {
    switch (run) {
      case Interleaving story -> tell(story, lines);
      case ProcessRun processes -> {
        ProcessTable table = new ProcessTable(processes, steps);
        lines.field("steps", table.heading(rest));
        if (processes.length() > 0) {
          lines.block(table.text("    "));
        }
      }
    }
  }

  private void tell(Interleaving story, FieldLines lines) {
    Selection selection =
        switch (steps) {
          case ALL -> Selection.all(story.execution());
          case RELEVANT -> Selection.relevant(story);
        };
    int shown = selection.events().size();
    if (shown == story.execution().length()) {
      lines.field("steps", shown == 0 ? "none" : Table.number(shown) + ", all shown");
    } else {
      lines.field(
          "steps",
          "%s of %s shown: %s (%s)"
              .formatted(
                  Table.number(shown),
                  Table.number(story.execution().length()),
                  selection.about(),
                  rest));
    }
    if (shown > 0) {
      lines.block(new StepTable(story, selection).text("    "));
    }
    lines.field("because", Explanation.of(story));
  }

  private static void others(Check check, FieldLines lines) {
    List<String> also = new ArrayList<>();
    for (Verdict.Violated other : check.others()) {
      if (also.size() < 2 * MAX_OTHERS) {
        also.add(other.violation().message());
        also.add("  " + other.schedule());
      }
    }
    int more = check.others().size() - MAX_OTHERS;
    if (more > 0) {
      also.add("and " + Phrases.count(more, "other violation") + " (--json has all)");
    }
    lines.field("also", also);
  }
}
