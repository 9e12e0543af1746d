package jacquard.cli;

import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.NearestName;

/** Knows searches by the names that users type. */
final class SearchNames {
  private SearchNames() {}

  /**
   * The search with this name.
   *
   * @throws UsageException if there is none
   */
  static SearchEntry require(String name) {
    return Searches.named(name)
        .orElseThrow(
            () ->
                new UsageException(
                    "unknown search '%s'%s; 'jacquard list searches' names all"
                        .formatted(name, Complaints.hint(NearestName.to(name, Searches.names())))));
  }
}
