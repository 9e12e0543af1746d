package jacquard.check;

import jacquard.core.request.OptionType;
import java.io.Serializable;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much a search may spend.
 *
 * @param executions runs of the program
 * @param time on the clock, the start of a worker JVM not included
 */
public record Budget(long executions, Duration time) implements Serializable {
  /** A minute, and any number of executions. */
  public static final Budget DEFAULT = new Budget(Long.MAX_VALUE, Duration.ofMinutes(1));

  private static final Duration MAX_TIME = Duration.ofDays(365);

  private static final Pattern TIME = Pattern.compile("(\\d{1,12}) ?(ms|s|m|h)");
  private static final Pattern EXECUTIONS = Pattern.compile("(\\d{1,18}) executions?");

  /**
   * Reads {@code 30s}, {@code 10000 executions}, or both with a comma between them; a time is
   * {@code ms}, {@code s}, {@code m} or {@code h}. What is not given has no limit.
   *
   * @throws CheckException if it is anything else
   */
  public static Budget parse(String text) {
    long executions = Long.MAX_VALUE;
    Duration time = MAX_TIME;
    for (String part : text.split(",", -1)) {
      Matcher t = TIME.matcher(part.strip());
      Matcher e = EXECUTIONS.matcher(part.strip());
      if (e.matches()) {
        executions = Long.parseLong(e.group(1));
      } else if (t.matches()) {
        time =
            Long.parseLong(t.group(1)) == 0
                ? Duration.ZERO
                : OptionType.TIME.parse(t.group(1) + t.group(2));
      } else {
        throw CheckException.request(
            "'%s' is no budget: give a time such as 30s, a number such as 10000 executions, or both"
                .formatted(text));
      }
    }
    if (executions < 1 || time.isZero()) {
      throw CheckException.request("'%s' is no budget: it allows nothing".formatted(text));
    }
    return new Budget(executions, time);
  }
}
