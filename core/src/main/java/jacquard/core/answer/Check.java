package jacquard.core.answer;

import jacquard.core.Effort;
import jacquard.core.Verdict;
import jacquard.core.request.CheckRequest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A finished check.
 *
 * @param origin which target it was, besides its name
 * @param claim what is said of all executions in the scope of a verdict that holds
 * @param cutShort what kept the search from covering all that it was asked for
 * @param shown the run behind a violation
 * @param others further violations, where the search went on after the first
 * @param advice what the user can do next, in a few words
 */
public record Check(
    CheckRequest request,
    Origin origin,
    Method method,
    Verdict verdict,
    Claim claim,
    Effort effort,
    Optional<Verdict.Reason> cutShort,
    Optional<Shown> shown,
    List<Verdict.Violated> others,
    Findings findings,
    Optional<String> advice) {
  public Check {
    others = List.copyOf(others);
  }

  /** What was checked, as the user names it. */
  public String target() {
    return request.target();
  }

  /** The same with something that the user can do next. */
  public Check advising(Optional<String> newAdvice) {
    return new Check(
        request, origin, method, verdict, claim, effort, cutShort, shown, others, findings,
        newAdvice);
  }

  /** The same with other findings. */
  public Check finding(Findings newFindings) {
    return new Check(
        request,
        origin,
        method,
        verdict,
        claim,
        effort,
        cutShort,
        shown,
        others,
        newFindings,
        advice);
  }

  /** The same for another request, which came to this one. */
  public Check answering(CheckRequest other, Origin newOrigin) {
    return new Check(
        other, newOrigin, method, verdict, claim, effort, cutShort, shown, others, findings,
        advice);
  }

  /**
   * Which target it was.
   *
   * @param fingerprint as in its schedules
   * @param digest of the file that it was made from, to be compared before anything of it is run
   */
  public record Origin(String fingerprint, Optional<String> digest) {
    public Origin(String fingerprint) {
      this(fingerprint, Optional.empty());
    }
  }

  /**
   * How it was checked.
   *
   * @param search as reports call it
   * @param seed where the search draws random numbers
   */
  public record Method(String engine, String search, SearchBounds within, OptionalLong seed) {
    /** A search of everything, without chance. */
    public Method(String engine, String search) {
      this(engine, search, SearchBounds.NONE, OptionalLong.empty());
    }
  }

  /**
   * What is claimed where nothing is violated.
   *
   * @param words such as "no assertion fails"
   * @param coversEndStates whether a model's invalid end states are part of it
   * @param doubt why some states may have been missed although the search came to its end
   */
  public record Claim(String words, boolean coversEndStates, Optional<String> doubt) {
    public Claim(String words) {
      this(words, true, Optional.empty());
    }
  }

  /**
   * A counterexample as it is shown.
   *
   * @param foundIn the number of the execution in which the search met it, from 1
   */
  public record Shown(Counterexample run, OptionalLong foundIn) {}
}
