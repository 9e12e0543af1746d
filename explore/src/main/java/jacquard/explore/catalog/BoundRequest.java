package jacquard.explore.catalog;

import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A bound as it is asked for: {@code preemption=2}, or {@code preemption=0..} to raise it. */
record BoundRequest(BoundLimit limit, Course course) {
  private static final Pattern LIMIT = Pattern.compile("(\\d+)(\\.\\.)?");

  /** What becomes of the limit. */
  enum Course {
    FIXED,
    RAISED
  }

  Bound bound() {
    return limit.bound();
  }

  /**
   * Reads bounds with commas between them.
   *
   * @throws RequestException if they make no sense
   */
  static List<BoundRequest> parse(String text) {
    List<BoundRequest> requests = new ArrayList<>();
    for (String item : text.split(",", -1)) {
      BoundRequest request = parseOne(item.strip());
      for (BoundRequest other : requests) {
        if (other.bound().equals(request.bound())) {
          throw new RequestException(
              "the bound %s is given twice: give it one limit".formatted(other.bound().name()));
        }
        if (other.course == Course.RAISED && request.course == Course.RAISED) {
          throw new RequestException(
              "only one bound can be raised: give %s or %s a fixed limit"
                  .formatted(other.bound().name(), request.bound().name()));
        }
      }
      requests.add(request);
    }
    return requests;
  }

  private static BoundRequest parseOne(String item) {
    int equals = item.indexOf('=');
    if (equals <= 0) {
      throw new RequestException(
          "'%s' is not a bound with its limit, such as preemption=2".formatted(item));
    }
    String name = item.substring(0, equals).strip();
    Bound bound =
        Bounds.named(name)
            .orElseThrow(
                () ->
                    RequestException.unknown(
                        "bound", name, Bounds.all().stream().map(Bound::name).toList()));
    String limit = item.substring(equals + 1).strip();
    if (limit.startsWith("-")) {
      throw new RequestException(
          "the limit of the %s bound must not be negative: %s".formatted(name, limit));
    }
    Matcher form = LIMIT.matcher(limit);
    if (!form.matches()) {
      throw new RequestException(
          "%s: '%s' is not a limit: give a number such as 2, or 0.. to raise it from 0"
              .formatted(name, limit));
    }
    Course course = form.group(2) == null ? Course.FIXED : Course.RAISED;
    int value = number(name, form.group(1));
    if (value < bound.leastLimit() && course == Course.FIXED) {
      throw new RequestException(
          "%s=%d allows no step at all: give a limit from %d on"
              .formatted(name, value, bound.leastLimit()));
    }
    return new BoundRequest(new BoundLimit(bound, value), course);
  }

  private static int number(String name, String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new RequestException(
          "%s: the limit %s is too large, the largest is %d"
              .formatted(name, digits, Integer.MAX_VALUE));
    }
  }
}
