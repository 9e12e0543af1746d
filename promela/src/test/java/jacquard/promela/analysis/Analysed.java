package jacquard.promela.analysis;

import jacquard.model.Edge;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.LockPatterns;
import jacquard.model.analysis.Locks;
import jacquard.model.analysis.Movers;
import jacquard.model.analysis.StaticDependence;
import jacquard.promela.Promela;
import java.util.List;

/** A model with all that is known of it, and its edges by their text. */
record Analysed(
    Model model,
    Footprints footprints,
    Locks locks,
    Movers movers,
    LockPatterns patterns,
    StaticDependence dependence) {
  static Analysed of(String text) {
    Model model = Promela.parse("model.pml", text);
    Footprints footprints = new Footprints(model);
    Locks locks = new Locks(model, footprints);
    return new Analysed(
        model,
        footprints,
        locks,
        new Movers(model, footprints, locks),
        new LockPatterns(model, footprints, locks),
        new StaticDependence(model, footprints, locks));
  }

  ProcessGraph process(String name) {
    return model.processes().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
  }

  /** The edge of a process that the source writes like this. */
  Edge edge(String process, String text) {
    List<Edge> found =
        process(process).locations().stream()
            .flatMap(l -> l.edges().stream())
            .filter(e -> e.text().equals(text))
            .toList();
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          text
              + " in "
              + process(process).locations().stream().flatMap(l -> l.edges().stream()).toList());
    }
    return found.getFirst();
  }

  int id(String process, String text) {
    return edge(process, text).id();
  }
}
