package jacquard.bench.measure;

import jacquard.explore.Limits;
import java.time.Duration;
import java.util.Locale;

/** What one search may spend on one program. */
public record SearchBudget(Duration time, long executions) {
  public Limits limits() {
    return Limits.NONE.withMaxTime(time).withMaxExecutions(executions);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s s or %,d executions", seconds(), executions);
  }

  private String seconds() {
    return time.toMillis() % 1000 == 0
        ? Long.toString(time.toSeconds())
        : Double.toString(time.toMillis() / 1e3);
  }
}
