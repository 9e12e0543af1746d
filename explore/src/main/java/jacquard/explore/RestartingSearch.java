package jacquard.explore;

import java.util.function.Supplier;

/** Begins a search again, with nothing kept, whenever the subject asks for it. */
public final class RestartingSearch implements Search {
  private final Supplier<? extends Search> searches;
  private Search search;

  /**
   * @param searches a new search each time
   */
  public RestartingSearch(Supplier<? extends Search> searches) {
    this.searches = searches;
    search = searches.get();
  }

  @Override
  public String name() {
    return search.name();
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    while (true) {
      try {
        return search.check(subject, limits, observer);
      } catch (Restart restart) {
        observer.restarted();
        search = searches.get();
      }
    }
  }
}
