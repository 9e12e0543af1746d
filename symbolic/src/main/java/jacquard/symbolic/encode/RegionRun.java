package jacquard.symbolic.encode;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Region;
import jacquard.symbolic.circuit.Aig;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A deterministic step: all of its paths at once, which are merged where they meet. A region with a
 * loop has no last path and is refused.
 */
final class RegionRun {
  private final Evaluation evaluation;
  private final Aig aig;
  private final @Nullable Arrival arrival;

  /**
   * What is known at a location.
   *
   * @param reached that some path leads there
   * @param pending that the message that arrives has not been received on it
   */
  private record At(int reached, int pending, Memory memory) {}

  /**
   * @param arrival a message that the step may receive
   */
  RegionRun(Evaluation evaluation, @Nullable Arrival arrival) {
    this.evaluation = evaluation;
    this.aig = evaluation.words().aig();
    this.arrival = arrival;
  }

  /**
   * Changes the memory as the step does.
   *
   * @return whether the message that arrives was received
   */
  int run(Region region, int path) {
    int size = region.locations().size();
    @Nullable At[] at = new At[size + 1];
    int exit = size;
    int arriving = arrival == null ? Aig.FALSE : Aig.TRUE;
    at[region.entry()] = new At(path, arriving, evaluation.memory().copy());
    for (int id : inOrder(region)) {
      At here = at[id];
      if (here != null) {
        leave(region.locations().get(id), here, at, exit);
      }
    }
    At end = at[exit];
    if (end == null) {
      return Aig.FALSE;
    }
    evaluation.memory().putAll(end.reached, end.memory);
    return aig.and(end.reached, Aig.not(end.pending));
  }

  private void leave(Location location, At here, @Nullable At[] at, int exit) {
    int remaining = here.reached;
    for (Edge edge : location.edges()) {
      Commands before = new Commands(evaluation.over(here.memory));
      int possible = before.isEnabledInStep(edge.command(), arrival, here.pending, remaining);
      int taken = aig.and(remaining, possible);
      remaining = aig.and(remaining, Aig.not(possible));
      if (taken != Aig.FALSE) {
        At there = step(edge, here, taken, before);
        int target = edge.target() == Region.EXIT ? exit : edge.target();
        At known = at[target];
        at[target] = known == null ? there : merged(known, there);
      }
    }
    evaluation.fail(remaining);
  }

  private At step(Edge edge, At here, int taken, Commands before) {
    Memory after = here.memory.copy();
    Commands commands = new Commands(evaluation.over(after));
    int pending = here.pending;
    if (edge.command() instanceof Command.Send send) {
      evaluation.fail(aig.and(taken, before.isRendezvous(send.channel(), taken)));
    }
    if (arrival != null && edge.command() instanceof Command.Receive receive) {
      int takes = aig.and(pending, before.takes(receive, arrival, aig.and(taken, pending)));
      commands.receive(receive, arrival, aig.and(taken, takes));
      commands.execute(receive, edge, aig.and(taken, Aig.not(takes)));
      pending = aig.and(pending, Aig.not(takes));
    } else {
      commands.execute(edge.command(), edge, taken);
    }
    return new At(taken, pending, after);
  }

  private At merged(At known, At other) {
    known.memory.putAll(other.reached, other.memory);
    return new At(
        aig.or(known.reached, other.reached),
        aig.mux(other.reached, other.pending, known.pending),
        known.memory);
  }

  /** The locations, each before those that it leads to. */
  private static List<Integer> inOrder(Region region) {
    List<Integer> reversed = new ArrayList<>();
    visit(region, region.entry(), new int[region.locations().size()], reversed);
    return reversed.reversed();
  }

  private static void visit(Region region, int id, int[] seen, List<Integer> reversed) {
    seen[id] = 1;
    for (Edge edge : region.locations().get(id).edges()) {
      if (edge.target() == Region.EXIT || seen[edge.target()] == 2) {
        continue;
      }
      if (seen[edge.target()] == 1) {
        throw new UnsupportedModelException("a loop in a d_step", edge.position());
      }
      visit(region, edge.target(), seen, reversed);
    }
    seen[id] = 2;
    reversed.add(id);
  }
}
