package jacquard.bench.chapter8;

import jacquard.explore.Search;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import java.util.List;
import java.util.Set;

/** The bounded searches that the figures compare. */
enum Variant {
  PLAIN("no reduction") {
    @Override
    Search search(List<BoundLimit> limits) {
      return BoundedSearch.plain(limits);
    }
  },
  UNOPTIMISED("BPOR, no optimisations") {
    @Override
    Search search(List<BoundLimit> limits) {
      return BoundedSearch.bpor(limits, Set.of());
    }
  },
  OPTIMISED("BPOR, all optimisations") {
    @Override
    Search search(List<BoundLimit> limits) {
      return BoundedSearch.bpor(limits);
    }
  };

  private final String label;

  Variant(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  abstract Search search(List<BoundLimit> limits);
}
