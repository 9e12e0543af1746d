package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Which edges depend on each other, which may be enabled together, and the sets {@code pre} and
 * {@code current} from which ample sets are made (Clarke, Grumberg and Peled).
 */
public final class StaticDependence {
  private final Model model;
  private final Footprints footprints;
  private final Locks locks;
  private final Instances instances;
  private final int[] processOf;

  public StaticDependence(Model model, Footprints footprints, Locks locks) {
    this.model = model;
    this.footprints = footprints;
    this.locks = locks;
    this.instances = new Instances(model);
    this.processOf = new int[model.edges().size()];
    Arrays.fill(processOf, -1);
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        l.edges().forEach(e -> processOf[e.id()] = p.index());
      }
    }
  }

  /**
   * Whether two edges of different processes may not be swapped where both are possible. Two of one
   * process always depend on each other.
   */
  public boolean dependent(int a, int b) {
    return footprints.alone(a).conflictsWith(footprints.alone(b));
  }

  /**
   * Whether there may be a state in which two processes can do these edges: not where both hold the
   * same lock, or one holds what the other one takes.
   */
  public boolean mayBeCoEnabled(int a, int b) {
    if (processOf[a] == processOf[b] && !instances.several(processOf[a])) {
      return false;
    }
    BitSet heldByA = held(a);
    BitSet heldByB = held(b);
    return !heldByA.intersects(heldByB)
        && !heldByA.intersects(locks.taken(b))
        && !heldByB.intersects(locks.taken(a));
  }

  private BitSet held(int edge) {
    return locks.held(processOf[edge], model.edges().get(edge).source());
  }

  /**
   * The edges that may make an edge possible: those before it in its own process, and all that
   * write what it waits for.
   */
  public List<Edge> pre(int edge) {
    List<Edge> result = new ArrayList<>();
    Edge wanted = model.edges().get(edge);
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          boolean comesBefore = p.index() == processOf[edge] && e.target() == wanted.source();
          boolean creates =
              e.command() instanceof Command.Start(int started, var _, var _)
                  && started == processOf[edge];
          if (comesBefore
              || creates
              || footprints.alone(e.id()).conflictsWith(footprints.aloneWaiting(edge))) {
            result.add(e);
          }
        }
      }
    }
    return result;
  }

  /** The edges that a process at this location can take in some state. */
  public List<Edge> current(int process, int location) {
    return model.process(process).location(location).edges();
  }
}
