package jacquard.check;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What came of a check.
 *
 * @param text the whole report, for a person
 * @param scope which executions the conclusion speaks of
 * @param search how they were searched
 * @param executions how many were run
 * @param excluded how many of them an assumption excludes
 * @param schedule the execution that violates something, to be replayed; null if there is none
 * @param dataRaces each in a line
 * @param uncontrolled what the program did that could not be controlled
 * @param output what the program printed in a replay; else empty
 */
public record Finding(
    Conclusion conclusion,
    String text,
    String scope,
    String search,
    long executions,
    long excluded,
    Duration time,
    @Nullable String schedule,
    List<String> dataRaces,
    List<String> uncontrolled,
    String output,
    @Nullable Thrown thrown)
    implements Serializable {
  public Finding {
    dataRaces = List.copyOf(dataRaces);
    uncontrolled = List.copyOf(uncontrolled);
  }

  /**
   * What the program has thrown in the execution that violates something; a stand-in that prints
   * the same where its class cannot be loaded here.
   */
  public Optional<Throwable> cause(ClassLoader loader) {
    return Optional.ofNullable(thrown).map(t -> t.rebuilt(loader));
  }
}
