package jacquard.modelruns;

import jacquard.core.Dependence;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.Things;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives every location of a model one object that stands for all that its edges touch or wait for,
 * since an event of an execution has one object. Things that are touched at one location fall
 * together, so steps that depend on each other always have the same object; some others do too.
 *
 * <p>Where a step may depend on anything at all (a timeout, a look into another process) or moves
 * two processes (a rendezvous), there is a single object for everything.
 */
final class SharedObjects {
  private final int[] parent;
  private final boolean single;
  private final int[][] object;
  private final boolean[][] writes;

  SharedObjects(Model model, Footprints footprints) {
    Things things = footprints.things();
    this.parent = new int[things.processes() + 1];
    for (int t = 0; t < parent.length; t++) {
      parent[t] = t;
    }
    this.single = isSingle(model, footprints);
    this.object = new int[model.processes().size()][];
    this.writes = new boolean[model.processes().size()][];
    List<List<Integer>> first = new ArrayList<>();
    for (ProcessGraph p : model.processes()) {
      writes[p.index()] = new boolean[p.locations().size()];
      List<Integer> firstOf = new ArrayList<>();
      for (Location l : p.locations()) {
        firstOf.add(join(l, footprints, writes[p.index()]));
      }
      first.add(firstOf);
    }
    for (ProcessGraph p : model.processes()) {
      object[p.index()] =
          first.get(p.index()).stream()
              .mapToInt(t -> single ? 0 : t < 0 ? Dependence.NO_OBJECT : root(t))
              .toArray();
    }
  }

  private static boolean isSingle(Model model, Footprints footprints) {
    return model.hasRendezvous()
        || model.allStepsDepend()
        || model.processes().stream()
            .anyMatch(p -> p.locations().stream().anyMatch(l -> touchesAll(p, l, footprints)));
  }

  private static boolean touchesAll(ProcessGraph process, Location location, Footprints f) {
    for (Edge e : location.edges()) {
      if (f.waiting(e.id()).isEverything()) {
        return true;
      }
      if (e.exclusive() && hasChoice(process.location(e.target()))) {
        return true; // the others stand still until the choice is made
      }
    }
    return false;
  }

  private static boolean hasChoice(Location location) {
    int edges = location.edges().size();
    boolean either =
        edges == 2
            && location.edges().stream().anyMatch(e -> e.command() instanceof Command.Otherwise);
    return edges > 1 && !either;
  }

  /** Makes all that a location touches one; returns some member, or -1. */
  private int join(Location location, Footprints footprints, boolean[] writesHere) {
    int first = -1;
    for (Edge e : location.edges()) {
      Footprint f = footprints.waiting(e.id());
      for (int t = 0; t < parent.length; t++) {
        if (f.reads(t) || f.writes(t)) {
          writesHere[location.id()] |= f.writes(t);
          first = first < 0 ? t : first;
          parent[root(t)] = root(first);
        }
      }
    }
    return first;
  }

  private int root(int thing) {
    int t = thing;
    while (parent[t] != t) {
      t = parent[t];
    }
    return t;
  }

  int object(int process, int location) {
    return object[process][location];
  }

  boolean writes(int process, int location) {
    return single || writes[process][location];
  }

  /** Whether everything is one object, so that no two steps commute. */
  boolean isSingle() {
    return single;
  }
}
