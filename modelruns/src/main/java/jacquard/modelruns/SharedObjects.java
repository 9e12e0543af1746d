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
import java.util.BitSet;
import java.util.List;

/**
 * Gives every location of a model one object that stands for all that its edges touch or wait for,
 * since an event of an execution has one object. Things that are touched at one location fall
 * together, so steps that depend on each other always have the same object; some others do too.
 *
 * <p>A rendezvous is a step of its sender that moves its receiver as well. So where a process is
 * belongs to what others can change, as soon as it may meet somebody: all locations of all such
 * processes have the same object, and so has their creation.
 *
 * <p>Where a step may depend on anything at all (a timeout, a look into another process) or keeps
 * everybody else from moving (a choice within an atomic sequence), there is a single object.
 */
final class SharedObjects {
  private final Model model;
  private final Footprints footprints;

  /** The things that fall together, as a forest; the last one is who has met whom. */
  private final int[] parent;

  private final boolean single;
  private final int[][] object;
  private final boolean[][] writes;
  private final boolean[] meets;
  private final boolean[][] mayBlock;
  private final boolean[][] mayChoose;
  private final BitSet awaited = new BitSet();

  SharedObjects(Model model, Footprints footprints) {
    this.model = model;
    this.footprints = footprints;
    Things things = footprints.things();
    int meetings = things.processes() + 1;
    this.parent = new int[meetings + 1];
    for (int t = 0; t < parent.length; t++) {
      parent[t] = t;
    }
    this.single = everythingDepends();
    int graphs = model.processes().size();
    this.object = new int[graphs][];
    this.writes = new boolean[graphs][];
    this.meets = new boolean[graphs];
    this.mayBlock = new boolean[graphs][];
    this.mayChoose = new boolean[graphs][];
    for (ProcessGraph p : model.processes()) {
      int locations = p.locations().size();
      object[p.index()] = new int[locations];
      writes[p.index()] = new boolean[locations];
      mayBlock[p.index()] = new boolean[locations];
      mayChoose[p.index()] = new boolean[locations];
      meets[p.index()] = p.locations().stream().anyMatch(this::isMeeting);
      if (meets[p.index()]) {
        parent[root(things.processes())] = root(meetings);
      }
      for (Location l : p.locations()) {
        object[p.index()][l.id()] = join(l, writes[p.index()], meets[p.index()] ? meetings : -1);
        mayBlock[p.index()][l.id()] =
            p.provided().isPresent()
                || l.edges().stream().noneMatch(SharedObjects::isAlwaysPossible);
        mayChoose[p.index()][l.id()] = hasChoice(l);
      }
    }
    number();
  }

  /** Replaces some member of each object by the number of the object. */
  private void number() {
    for (int p = 0; p < object.length; p++) {
      for (int l = 0; l < object[p].length; l++) {
        int member = object[p][l];
        int number = single ? 0 : member < 0 ? Dependence.NO_OBJECT : root(member);
        object[p][l] = number;
        if (number >= 0 && (single || mayBlock[p][l])) {
          awaited.set(number);
        }
      }
    }
  }

  private boolean everythingDepends() {
    return model.allStepsDepend()
        || model.processes().stream()
            .anyMatch(p -> p.locations().stream().anyMatch(l -> touchesAll(p, l)));
  }

  private boolean touchesAll(ProcessGraph process, Location location) {
    for (Edge e : location.edges()) {
      if (footprints.waiting(e.id()).isEverything()) {
        return true;
      }
      if (e.exclusive() && hasChoice(process.location(e.target()))) {
        return true; // the others stand still until the choice is made
      }
    }
    return false;
  }

  private boolean hasChoice(Location location) {
    int edges = location.edges().size();
    boolean either =
        edges == 2
            && location.edges().stream().anyMatch(e -> e.command() instanceof Command.Otherwise);
    boolean ofReceivers =
        isMeeting(location)
            && location.edges().stream().anyMatch(e -> e.command() instanceof Command.Send);
    return (edges > 1 && !either) || ofReceivers;
  }

  /** Whether two processes may meet in a step from here, without a buffer between them. */
  private boolean isMeeting(Location location) {
    return location.edges().stream().anyMatch(e -> isMeeting(footprints.alone(e.id())));
  }

  private boolean isMeeting(Footprint f) {
    Things things = footprints.things();
    for (int c = 0; c < model.channels().size(); c++) {
      if (model.channels().get(c).isRendezvous()
          && (f.writes(things.head(c)) || f.writes(things.tail(c)))) {
        return true;
      }
    }
    return model.hasRendezvous() && f.writes(things.ownChannels());
  }

  static boolean isAlwaysPossible(Edge edge) {
    return switch (edge.command()) {
      case Command.Assign _, Command.Assert _, Command.Print _, Command.Skip _ -> true;
      case Command.Otherwise _, Command.Start _, Command.Release _ -> true;
      case Command.SetPriority _ -> true;
      case Command.Guard _, Command.Send _, Command.Receive _, Command.End _ -> false;
      case Command.Deterministic _, Command.Acquire _ -> false;
    };
  }

  /**
   * Makes all that a location touches one; returns some member, or -1.
   *
   * @param meetings what a process touches by being anywhere, or -1
   */
  private int join(Location location, boolean[] writesHere, int meetings) {
    int first = meetings;
    writesHere[location.id()] = meetings >= 0;
    List<Edge> edges = location.edges();
    for (Edge e : edges) {
      Footprint f = footprints.waiting(e.id());
      for (int t = 0; t <= footprints.things().processes(); t++) {
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

  /**
   * Whether others can move a process, or anything that they do can keep it from moving: then all
   * its steps have the same object.
   */
  boolean isAtMercyOfOthers(int process) {
    return single || meets[process];
  }

  /** Whether a process may have to wait at a location. */
  boolean mayBlock(int process, int location) {
    return mayBlock[process][location];
  }

  /** Whether a process may have more than one alternative at a location. */
  boolean mayChoose(int process, int location) {
    return mayChoose[process][location];
  }

  /** Whether somebody may have to wait for this object. */
  boolean isAwaited(int number) {
    return awaited.get(number);
  }

  /** Whether everything is one object, so that no two steps commute. */
  boolean isSingle() {
    return single;
  }
}
