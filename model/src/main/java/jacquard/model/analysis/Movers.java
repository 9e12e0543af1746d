package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which edges are movers in the sense of Lipton: a right mover can be put off until after whatever
 * another process does next; a left mover, where it is possible, can be done at once instead of
 * after what another process does next.
 *
 * <p>Two steps commute if they touch nothing in common that one of them writes. Steps that are
 * never done side by side need not commute: those of processes that hold a common lock, and taking
 * a lock that the other one holds. So accesses that one lock always protects are both movers, and
 * sends and receives are left movers where no other process uses the same end of the channel (they
 * may make the other end possible, so they do not move to the right). The answers hold in every
 * reachable state, whatever the others have done before.
 */
public final class Movers {
  /** The kinds of movers. */
  public enum Mover {
    BOTH,
    RIGHT,
    LEFT,
    NONE
  }

  private record Step(ProcessGraph process, Edge edge) {}

  private final Model model;
  private final Footprints footprints;
  private final Locks locks;
  private final Instances instances;
  private final BitSet right = new BitSet();
  private final BitSet left = new BitSet();

  public Movers(Model model, Footprints footprints, Locks locks) {
    this.model = model;
    this.footprints = footprints;
    this.locks = locks;
    this.instances = new Instances(model);
    List<Step> steps = new ArrayList<>();
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        l.edges().forEach(e -> steps.add(new Step(p, e)));
      }
    }
    for (Step step : steps) {
      right.set(step.edge().id(), isRight(step, steps));
      left.set(step.edge().id(), isLeft(step, steps));
    }
  }

  public Mover of(int edge) {
    return right.get(edge)
        ? left.get(edge) ? Mover.BOTH : Mover.RIGHT
        : left.get(edge) ? Mover.LEFT : Mover.NONE;
  }

  public boolean isRight(int edge) {
    return right.get(edge);
  }

  public boolean isLeft(int edge) {
    return left.get(edge);
  }

  private boolean isRight(Step step, List<Step> others) {
    Edge edge = step.edge();
    if (edge.command() instanceof Command.Start || edge.command() instanceof Command.End) {
      return false; // what a new process does cannot come before it
    }
    if (mayMeet(step.process().location(edge.target()))) {
      return false; // the other half of a rendezvous needs this process where it is now
    }
    BitSet after = locks.held(step.process().index(), edge.target());
    Footprint touched = footprints.alone(edge.id());
    return others.stream()
        .noneMatch(
            o ->
                isOther(step, o)
                    && isPossible(o, after)
                    && touched.conflictsWith(footprints.aloneWaiting(o.edge().id())));
  }

  private boolean isLeft(Step step, List<Step> others) {
    Edge edge = step.edge();
    BitSet before = locks.held(step.process().index(), edge.source());
    Footprint touched = footprints.alone(edge.id());
    return others.stream()
        .noneMatch(
            o ->
                isOther(step, o)
                    && isPossible(o, before)
                    && touched.conflictsWith(footprints.alone(o.edge().id())));
  }

  private boolean isOther(Step step, Step other) {
    return step.process().index() != other.process().index()
        || instances.several(step.process().index());
  }

  /** Whether a step can be done while another process holds these locks. */
  private boolean isPossible(Step step, BitSet held) {
    return !locks.taken(step.edge().id()).intersects(held)
        && !locks.held(step.process().index(), step.edge().source()).intersects(held);
  }

  /** Whether two processes may have to move together from here. */
  private boolean mayMeet(Location location) {
    return location.edges().stream().anyMatch(e -> mayMeet(e.command()));
  }

  private boolean mayMeet(Command command) {
    return switch (command) {
      case Command.Send(Expression channel, var _, boolean _) -> mayMeet(channel);
      case Command.Receive(Expression channel, var _, boolean _, boolean _) -> mayMeet(channel);
      case Command.Deterministic(Region region) -> region.guards().stream().anyMatch(this::mayMeet);
      default -> false;
    };
  }

  private boolean mayMeet(Expression channel) {
    if (channel instanceof Expression.Constant(int n, String _)
        && n >= 1
        && n <= model.channels().size()) {
      return model.channels().get(n - 1).isRendezvous();
    }
    return model.hasRendezvous();
  }
}
