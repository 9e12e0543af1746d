package jacquard.cli;

import jacquard.explore.catalog.Searches;
import jacquard.litmus.NearestName;
import java.util.List;

/** Finds searches by the names that users type. */
final class SearchNames {
  private SearchNames() {}

  /**
   * The search with this name.
   *
   * @throws UsageException if there is none
   */
  static Searches.Entry find(String name) {
    return Searches.named(name)
        .orElseThrow(
            () -> {
              List<String> names = Searches.all().stream().map(Searches.Entry::name).toList();
              String hint = Complaints.hint(NearestName.to(name, names));
              return new UsageException(
                  "unknown search '" + name + "'" + hint + "; 'jacquard list searches' names all");
            });
  }
}
