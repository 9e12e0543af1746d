package jacquard.bench.spin;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a tool says of its search.
 *
 * @param seconds of the search alone
 * @param storeBytes that states and the table of the store take
 * @param problem why the search does not count; empty if it went to its end without a violation
 */
record SearchFigures(long states, double seconds, double storeBytes, String problem) {
  private static final double MEGABYTE = 1 << 20;

  private static final Pattern SPIN_STATES = Pattern.compile("([\\d.e+]+) states, stored");
  private static final Pattern SPIN_ERRORS = Pattern.compile("errors: (\\d+)");
  private static final Pattern SPIN_SECONDS = Pattern.compile("elapsed time ([\\d.e+]+) seconds");
  private static final Pattern SPIN_STORED =
      Pattern.compile("([\\d.]+)\\s+actual memory usage for states");
  private static final Pattern SPIN_EXPECTED =
      Pattern.compile("([\\d.]+)\\s+equivalent memory usage for states");
  private static final Pattern SPIN_TABLE =
      Pattern.compile("([\\d.]+)\\s+(?:shared )?memory used for hash table");

  private static final Pattern STATES = Pattern.compile("\"states\" : (\\d+)");
  private static final Pattern BYTES = Pattern.compile("\"bytes\" : (\\d+)");
  private static final Pattern SECONDS = Pattern.compile("\"seconds\" : ([\\d.Ee-]+)");
  private static final Pattern VERDICT = Pattern.compile("\"verdict\" : \"([a-z]+)\"");

  /** From the output of Spin's verifier. */
  static SearchFigures ofSpin(String out) {
    OptionalDouble states = number(SPIN_STATES, out);
    OptionalDouble errors = number(SPIN_ERRORS, out);
    if (states.isEmpty() || errors.isEmpty()) {
      return failed("no result");
    }
    String problem = "";
    if (out.contains("max search depth too small")) {
      problem = "depth too small";
    } else if (errors.getAsDouble() > 0) {
      problem = "violated";
    } else if (out.contains("Search not completed")) {
      problem = "not completed";
    }
    double table = number(SPIN_TABLE, out).orElse(0);
    // It only tells what states take where that is not what they were expected to take. With
    // hash-compact storage, which has neither, they are in the table.
    boolean inTable = out.contains("Hash-Compact");
    double stored =
        number(SPIN_STORED, out).orElse(inTable ? 0 : number(SPIN_EXPECTED, out).orElse(0));
    return new SearchFigures(
        Math.round(states.getAsDouble()),
        number(SPIN_SECONDS, out).orElse(Double.NaN),
        (stored + table) * MEGABYTE,
        problem);
  }

  /** From the JSON that Jacquard prints. */
  static SearchFigures ofJacquard(String json) {
    OptionalDouble states = number(STATES, json);
    OptionalDouble seconds = number(SECONDS, json);
    Matcher verdict = VERDICT.matcher(json);
    if (states.isEmpty() || seconds.isEmpty() || !verdict.find()) {
      return failed("no result");
    }
    return new SearchFigures(
        Math.round(states.getAsDouble()),
        seconds.getAsDouble(),
        number(BYTES, json).orElse(Double.NaN),
        verdict.group(1).equals("holds") ? "" : verdict.group(1));
  }

  static SearchFigures failed(String problem) {
    return new SearchFigures(0, Double.NaN, Double.NaN, problem);
  }

  private static OptionalDouble number(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? OptionalDouble.of(Double.parseDouble(matcher.group(1)))
        : OptionalDouble.empty();
  }

  boolean counts() {
    return problem.isEmpty();
  }
}
