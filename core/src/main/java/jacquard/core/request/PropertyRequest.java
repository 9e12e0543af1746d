package jacquard.core.request;

import jacquard.core.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A property of infinite runs, as the user names it.
 *
 * @param formula the formula or its name, for {@link Kind#LTL}; the name of the claim, for {@link
 *     Kind#NEVER}, if it is named
 * @param isFair whether only weakly fair runs count
 */
public record PropertyRequest(Kind kind, Optional<String> formula, boolean isFair) {
  /** What is wrong with a run that takes a never claim to its end. */
  public static final String CLAIM_ENDS = "the claim comes to its end";

  /** The kinds of properties. */
  public enum Kind {
    LTL("ltl", ViolationKind.LTL, "%s does not hold"),
    NEVER("never", ViolationKind.NEVER_CLAIM, "the never claim accepts this run"),
    ACCEPTANCE(
        "acceptance",
        ViolationKind.ACCEPTANCE_CYCLE,
        "this run comes to accept labels again and again"),
    NON_PROGRESS(
        "non-progress",
        ViolationKind.NON_PROGRESS_CYCLE,
        "this run comes to progress labels only finitely often");

    private final String word;
    private final ViolationKind violation;
    private final String complaint;

    Kind(String word, ViolationKind violation, String complaint) {
      this.word = word;
      this.violation = violation;
      this.complaint = complaint;
    }

    /** The name of its option. */
    public String word() {
      return word;
    }

    /** How results name a violation. */
    public ViolationKind violation() {
      return violation;
    }

    /**
     * What is wrong with an infinite run that violates such a property.
     *
     * @param formula its text, where it is one
     */
    public String complaint(String formula) {
      return complaint.formatted(formula);
    }
  }

  /**
   * The property that a request names; empty if only states are to be checked.
   *
   * @throws RefusedRequestException if it names several, or fairness without one
   */
  public static Optional<PropertyRequest> of(CheckRequest request) {
    List<PropertyRequest> all = new ArrayList<>();
    boolean isFair = request.get(CheckOptions.FAIR).isPresent();
    request
        .get(CheckOptions.LTL)
        .ifPresent(f -> all.add(new PropertyRequest(Kind.LTL, Optional.of(f), isFair)));
    request
        .get(CheckOptions.NEVER)
        .map(name -> Optional.of(name).filter(n -> !n.isEmpty()))
        .ifPresent(name -> all.add(new PropertyRequest(Kind.NEVER, name, isFair)));
    if (request.has(CheckOptions.ACCEPTANCE)) {
      all.add(new PropertyRequest(Kind.ACCEPTANCE, Optional.empty(), isFair));
    }
    if (request.has(CheckOptions.NON_PROGRESS)) {
      all.add(new PropertyRequest(Kind.NON_PROGRESS, Optional.empty(), isFair));
    }
    if (all.size() > 1) {
      throw new RefusedRequestException(
          "one property at a time: give --%s or --%s"
              .formatted(all.get(0).kind().word(), all.get(1).kind().word()));
    }
    if (!all.isEmpty() && request.has(CheckOptions.SAFETY)) {
      throw new RefusedRequestException(
          "one property at a time: give --safety or --%s".formatted(all.get(0).kind().word()));
    }
    if (all.isEmpty() && isFair) {
      throw new RefusedRequestException(
          "--fair is for --ltl, --never, --acceptance or --non-progress: name one");
    }
    return all.stream().findFirst();
  }

  /** What is said of all executions where it holds. */
  public String claim() {
    String noRun = isFair ? "no weakly fair run" : "no run";
    return switch (kind) {
      case LTL ->
          formula.orElse("the formula") + " holds" + (isFair ? " in all weakly fair runs" : "");
      case NEVER ->
          "the never claim" + formula.map(name -> " " + name).orElse("") + " accepts " + noRun;
      case ACCEPTANCE -> noRun + " has an acceptance cycle";
      case NON_PROGRESS -> noRun + " has a non-progress cycle";
    };
  }
}
