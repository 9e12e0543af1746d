package jacquard.core.answer;

import jacquard.core.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which executions a search was asked for.
 *
 * @param limits of bounds
 * @param raised the bound that the search raises step by step, with its first limit
 * @param seals code whose place contains one of these texts is not preempted
 */
public record SearchBounds(
    List<Verdict.Limit> limits, Optional<Verdict.Limit> raised, List<String> seals) {
  /** All of them. */
  public static final SearchBounds NONE = new SearchBounds(List.of(), Optional.empty(), List.of());

  public SearchBounds {
    limits = List.copyOf(limits);
    seals = List.copyOf(seals);
  }

  public boolean isEmpty() {
    return limits.isEmpty() && raised.isEmpty() && seals.isEmpty();
  }

  /** Such as "fair=2,preemption=0.., sealed 'x = 1'". */
  public String text() {
    List<String> parts = new ArrayList<>();
    if (!limits.isEmpty() || raised.isPresent()) {
      parts.add(bounds());
    }
    for (String seal : seals) {
      parts.add("sealed '" + seal + "'");
    }
    return String.join(", ", parts);
  }

  /** As on the command line. */
  private String bounds() {
    List<String> bounds = new ArrayList<>();
    limits.forEach(limit -> bounds.add(limit.bound() + "=" + limit.value()));
    raised.ifPresent(limit -> bounds.add(limit.bound() + "=" + limit.value() + ".."));
    return String.join(",", bounds);
  }
}
