package jacquard.explore.catalog;

import jacquard.core.NearestName;
import java.util.List;

/** A search was asked for that cannot be; the message is one line that says what to do. */
public final class RequestException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String what;
  private final String remedy;
  private final String typed;
  private final transient List<String> names;

  RequestException(String message) {
    this(message, "", "", List.of());
  }

  private RequestException(String what, String remedy, String typed, List<String> names) {
    super(what + remedy);
    this.what = what;
    this.remedy = remedy;
    this.typed = typed;
    this.names = List.copyOf(names);
  }

  /** A name that is none of these. */
  static RequestException unknown(String kind, String typed, List<String> names) {
    return new RequestException(
        "unknown " + kind + " '" + typed + "'",
        "; there are " + String.join(", ", names),
        typed,
        names);
  }

  /** The name that is unknown; empty if that is not what is wrong. */
  public String typed() {
    return typed;
  }

  /** What could have been meant. */
  public List<String> names() {
    return names;
  }

  /** The message, with the name that was meant where one can be guessed. */
  public String withSuggestion() {
    // a priority such as method:NAME is recognised whatever the name
    String meant = typed.replaceFirst(":.*", ":NAME");
    return names.isEmpty() || meant.isEmpty()
        ? message("")
        : message(NearestName.question(meant, names));
  }

  /** The message with a suggestion where it belongs. */
  public String message(String suggestion) {
    return what + suggestion + remedy;
  }
}
