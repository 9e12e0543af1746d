package jacquard.explore.catalog;

import jacquard.explore.best.Priority;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What priorities prefer by its name, and whether there was any such thing. */
public final class NamedPreferences {
  private final Set<String> met = new LinkedHashSet<>();
  private final Set<String> asked = new LinkedHashSet<>();

  /** The same priority, which is watched. */
  Priority watched(String name, Priority priority) {
    asked.add(name);
    return branch -> {
      double rank = priority.rank(branch);
      if (rank == Priority.PREFERRED) {
        met.add(name);
      }
      return rank;
    };
  }

  /** Those that have preferred no branch so far. */
  public List<String> unmet() {
    return asked.stream().filter(name -> !met.contains(name)).toList();
  }
}
