package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.compile.Compiler;

/** Visits every reachable state and looks for failed assertions, faults and invalid end states. */
public final class SafetySearch {
  private SafetySearch() {}

  /**
   * Searches to the end, or to the first violation. A search that need not see all states does not
   * tell those apart that differ only in variables that nobody reads any more.
   */
  public static SearchResult run(Machine machine, SearchOptions options) {
    return options.method() == SearchOptions.Method.FULL
        ? search(machine, options)
        : search(Compiler.compile(DeadVariables.forgetForStates(machine.model())), options);
  }

  private static SearchResult search(Machine machine, SearchOptions options) {
    if (options.lossy().isPresent()) {
      return DepthFirstSearch.sketched(machine, options.lossy().get().sketch(), options).run();
    }
    return switch (options.order()) {
      case DEPTH_FIRST -> DepthFirstSearch.exact(machine, options).run();
      case BREADTH_FIRST -> new BreadthFirstSearch(machine, options).run();
    };
  }
}
