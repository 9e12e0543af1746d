package jacquard.explore.catalog;

import java.util.Optional;
import java.util.stream.Stream;

/** The searches that stay within bounds. */
public enum BoundedKind {
  BOUNDED("bounded", "all executions within a bound, no reduction"),
  BPOR("bpor", "bounded partial-order reduction (Coons 2013)"),
  BEST_FIRST("best-first", "DPOR, or BPOR with a bound, most promising branch first");

  private final String searchName;
  private final String about;

  BoundedKind(String searchName, String about) {
    this.searchName = searchName;
    this.about = about;
  }

  public String searchName() {
    return searchName;
  }

  public String about() {
    return about;
  }

  public static Optional<BoundedKind> named(String name) {
    return Stream.of(values()).filter(kind -> kind.searchName.equals(name)).findFirst();
  }
}
