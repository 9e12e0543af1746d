package jacquard.bench.daisy;

import jacquard.bench.measure.TimedRun;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a command said, and what it took.
 *
 * @param verdict violated, holds, unknown, or why there is none
 * @param depth steps to the violation, or without one
 * @param seconds of processor time, for the whole command
 */
record Figures(
    String verdict,
    OptionalLong depth,
    OptionalLong latches,
    OptionalLong gates,
    OptionalLong states,
    OptionalLong executions,
    double seconds,
    double megabytes) {
  private static final double MEGABYTE = 1 << 20;
  private static final int UNKNOWN = 3;
  private static final String OVER_BUDGET = "over budget";
  private static final Pattern VERDICT = Pattern.compile("\"verdict\" : \"([a-z]+)\"");
  private static final Pattern CBMC = Pattern.compile("VERIFICATION (FAILED|SUCCESSFUL)");

  /** From the JSON that Jacquard prints. */
  static Figures ofJacquard(TimedRun run) {
    Matcher verdict = VERDICT.matcher(run.out());
    String said = verdict.find() ? verdict.group(1) : failure(run);
    return new Figures(
        said,
        number("maxDepth", run.out()),
        number("latches", run.out()),
        number("gates", run.out()),
        number("states", run.out()),
        number("executions", run.out()),
        seconds(run),
        run.peakBytes() / MEGABYTE);
  }

  /** From what cbmc prints. */
  static Figures ofCbmc(TimedRun run) {
    Matcher verdict = CBMC.matcher(run.out());
    String said = failure(run);
    if (verdict.find()) {
      said = verdict.group(1).equals("FAILED") ? "violated" : "holds";
    }
    OptionalLong none = OptionalLong.empty();
    return new Figures(
        said, none, none, none, none, none, seconds(run), run.peakBytes() / MEGABYTE);
  }

  /** A check that has no time left to write JSON says no more than its status. */
  private static String failure(TimedRun run) {
    if (run.status() == UNKNOWN) {
      return "unknown";
    }
    return run.timedOut() ? OVER_BUDGET : "status " + run.status();
  }

  private static double seconds(TimedRun run) {
    // a command that was ended does not tell
    return (run.timedOut() ? run.wall() : run.cpu()).toNanos() / 1e9;
  }

  private static OptionalLong number(String field, String json) {
    Matcher matcher = Pattern.compile("\"" + field + "\" : (\\d+)").matcher(json);
    return matcher.find()
        ? OptionalLong.of(Long.parseLong(matcher.group(1)))
        : OptionalLong.empty();
  }

  boolean isViolated() {
    return verdict.equals("violated");
  }

  boolean holds() {
    return verdict.equals("holds");
  }

  /** Whether there is no answer because the processor time was up. */
  boolean gaveUp(Duration budget) {
    return !isViolated() && !holds() && seconds >= budget.toSeconds();
  }

  /** As the paper's rows are written. */
  String row() {
    String reached =
        depth.isEmpty()
            ? verdict + ", "
            : isViolated()
                ? "depth %d, ".formatted(depth.getAsLong())
                : "%s, no violation within %d steps, ".formatted(verdict, depth.getAsLong());
    return reached + costs();
  }

  /** Time and memory. */
  String costs() {
    return String.format(Locale.ROOT, "%,.1f s, %,.0f MB", seconds, megabytes);
  }

  /** How much was looked at: executions, states, or the circuit. */
  String size() {
    if (executions.isPresent()) {
      return "%,d executions".formatted(executions.getAsLong());
    }
    if (states.isPresent()) {
      return "%,d states".formatted(states.getAsLong());
    }
    return circuit();
  }

  /** The size of the circuit. */
  String circuit() {
    return latches.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT, "%,d latches, %,d gates", latches.getAsLong(), gates.orElseThrow());
  }
}
