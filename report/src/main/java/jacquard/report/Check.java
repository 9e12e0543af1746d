package jacquard.report;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A finished check, as reports need it.
 *
 * @param target what was checked, as the user names it
 * @param fingerprint of the program, as in its schedules
 * @param cutShort what kept the search from covering all that it was asked for
 * @param counterexample the execution behind a violation
 * @param others further violations, where the search went on after the first
 * @param dataRaces those of the explored executions; empty where the target's memory is not weak
 * @param advice what the user can do next, in a few words
 */
public record Check(
    String target,
    String fingerprint,
    Method method,
    Verdict verdict,
    Statistics statistics,
    Optional<Verdict.Reason> cutShort,
    Optional<Counterexample> counterexample,
    List<Verdict.Violated> others,
    Optional<List<DataRace>> dataRaces,
    Optional<String> advice) {
  public Check {
    others = List.copyOf(others);
    dataRaces = dataRaces.map(List::copyOf);
  }

  /** A check of a target whose memory is not weak. */
  public Check(
      String target,
      String fingerprint,
      Method method,
      Verdict verdict,
      Statistics statistics,
      Optional<Verdict.Reason> cutShort,
      Optional<Counterexample> counterexample,
      List<Verdict.Violated> others,
      Optional<String> advice) {
    this(
        target,
        fingerprint,
        method,
        verdict,
        statistics,
        cutShort,
        counterexample,
        others,
        Optional.empty(),
        advice);
  }

  /**
   * How it was checked.
   *
   * @param seed where the search draws random numbers
   * @param origin what it takes to have the same target again
   */
  public record Method(
      String engine, String search, Within within, OptionalLong seed, Origin origin) {
    public Method(String engine, String search, Within within, OptionalLong seed) {
      this(engine, search, within, seed, Origin.UNKNOWN);
    }
  }

  /**
   * Where a target came from, as far as its name does not say it.
   *
   * @param jvmOptions that it ran with
   * @param digest of the file that it was made from, to be compared before anything of it is run
   */
  public record Origin(List<String> jvmOptions, Optional<String> digest) {
    public static final Origin UNKNOWN = new Origin(List.of(), Optional.empty());

    public Origin {
      jvmOptions = List.copyOf(jvmOptions);
    }
  }

  /**
   * An execution that violates something.
   *
   * @param foundIn the number of the execution in which the search met it, from 1
   * @param replay the commands that show it again
   */
  public record Counterexample(Story story, OptionalLong foundIn, List<String> replay) {
    public Counterexample {
      replay = List.copyOf(replay);
    }
  }
}
