package jacquard.cli;

import jacquard.explore.catalog.Searches;
import jacquard.litmus.NearestName;
import java.util.List;

/** Knows searches by the names that users type. */
final class SearchNames {
  private SearchNames() {}

  /**
   * Makes sure that there is a search with this name.
   *
   * @throws UsageException if there is none
   */
  static void require(String name) {
    List<String> names = Searches.names();
    if (!names.contains(name) && Searches.named(name).isEmpty()) {
      String hint = Complaints.hint(NearestName.to(name, names));
      throw new UsageException(
          "unknown search '" + name + "'" + hint + "; 'jacquard list searches' names all");
    }
  }
}
