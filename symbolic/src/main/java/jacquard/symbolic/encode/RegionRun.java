package jacquard.symbolic.encode;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Region;
import jacquard.symbolic.circuit.Aig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A deterministic step: all of its paths at once, which are merged where they meet. Through a
 * region with a loop they go step by step, as far as the circuit has room.
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
    int exit = region.locations().size();
    @Nullable At[] at = new At[exit + 1];
    int arriving = arrival == null ? Aig.FALSE : Aig.TRUE;
    at[region.entry()] = new At(path, arriving, evaluation.memory().copy());
    Optional<List<Integer>> order = inOrder(region);
    if (order.isPresent()) {
      for (int id : order.get()) {
        At here = at[id];
        if (here != null) {
          leave(region.locations().get(id), here, at, exit);
        }
      }
    } else {
      at = stepByStep(region, at, exit);
    }
    At end = at[exit];
    if (end == null) {
      return Aig.FALSE;
    }
    evaluation.memory().putAll(end.reached, end.memory);
    return aig.and(end.reached, Aig.not(end.pending));
  }

  /** One step of all paths after the other; those that come to the exit stay there. */
  private @Nullable At[] stepByStep(Region region, @Nullable At[] entry, int exit) {
    @Nullable At[] now = entry;
    for (int step = 0; step < evaluation.cells().room().stepsOfRegions(); step++) {
      @Nullable At[] next = new At[exit + 1];
      next[exit] = now[exit];
      boolean anyOpen = false;
      for (int id = 0; id < exit; id++) {
        At here = now[id];
        if (here != null) {
          anyOpen = true;
          leave(region.locations().get(id), here, next, exit);
        }
      }
      if (!anyOpen) {
        return now;
      }
      now = next;
    }
    for (int id = 0; id < exit; id++) {
      At open = now[id];
      if (open != null) {
        evaluation.failures().unfinished(open.reached);
      }
    }
    return now;
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

  /** The locations, each before those that it leads to; empty if there is a loop. */
  private static Optional<List<Integer>> inOrder(Region region) {
    List<Integer> reversed = new ArrayList<>();
    boolean isAcyclic = visit(region, region.entry(), new int[region.locations().size()], reversed);
    return isAcyclic ? Optional.of(reversed.reversed()) : Optional.empty();
  }

  private static boolean visit(Region region, int id, int[] seen, List<Integer> reversed) {
    seen[id] = 1;
    for (Edge edge : region.locations().get(id).edges()) {
      if (edge.target() == Region.EXIT || seen[edge.target()] == 2) {
        continue;
      }
      if (seen[edge.target()] == 1 || !visit(region, edge.target(), seen, reversed)) {
        return false;
      }
    }
    seen[id] = 2;
    reversed.add(id);
    return true;
  }
}
