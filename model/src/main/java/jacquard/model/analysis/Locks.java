package jacquard.model.analysis;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.LockIdioms.Candidate;
import jacquard.model.analysis.LockIdioms.Use;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The locks of a model, and which of them a process surely holds at a location.
 *
 * <p>Something that looks like a lock is one if nothing but the idiom's edges writes it and if all
 * that give it back hold it. Then at most one process holds it: it can be taken only where nobody
 * does. (For a token, one message may come from somebody who does not hold it, once.)
 */
public final class Locks {
  private final Model model;
  private final Footprints footprints;
  private final Instances instances;
  private final List<Lock> locks = new ArrayList<>();
  private final BitSet[] taken;
  private final BitSet[] given;
  private final BitSet[][] held;

  public Locks(Model model, Footprints footprints) {
    this.model = model;
    this.footprints = footprints;
    this.instances = new Instances(model);
    this.taken = sets(model.edges().size());
    this.given = sets(model.edges().size());
    this.held =
        model.processes().stream().map(p -> sets(p.locations().size())).toArray(BitSet[][]::new);
    new LockIdioms(model, footprints.things()).candidates().forEach(this::admit);
  }

  private static BitSet[] sets(int size) {
    BitSet[] sets = new BitSet[size];
    for (int i = 0; i < size; i++) {
      sets[i] = new BitSet();
    }
    return sets;
  }

  public List<Lock> all() {
    return List.copyOf(locks);
  }

  /** The locks that an edge takes, as numbers in {@link #all}: it waits until they are free. */
  public BitSet taken(int edge) {
    return taken[edge];
  }

  /** The locks that an edge gives back. */
  public BitSet given(int edge) {
    return given[edge];
  }

  /** The locks that every process of a kind holds when it is at a location. */
  public BitSet held(int process, int location) {
    return held[process][location];
  }

  private void admit(Candidate candidate) {
    if (!candidate.uses().containsValue(Use.TAKE) || isWrittenElsewhere(candidate)) {
      return;
    }
    List<boolean[]> holds = new ArrayList<>();
    int strangers = 0;
    for (ProcessGraph p : model.processes()) {
      boolean[] here = holds(p, candidate);
      holds.add(here);
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          if (candidate.uses().get(e.id()) == Use.GIVE && !here[l.id()]) {
            strangers += instances.mayRepeat(p, e) ? 2 : 1;
          }
        }
      }
    }
    int allowed =
        switch (candidate.lock().idiom()) {
          case OWNED -> Integer.MAX_VALUE; // giving back what one does not own is a fault
          case TEST_AND_SET, FILLED_CHANNEL -> 0;
          case TOKEN_CHANNEL -> 1;
        };
    if (strangers <= allowed) {
      add(candidate, holds);
    }
  }

  private void add(Candidate candidate, List<boolean[]> holds) {
    int number = locks.size();
    locks.add(candidate.lock());
    candidate
        .uses()
        .forEach(
            (e, use) -> {
              taken[e].set(number, use != Use.GIVE);
              given[e].set(number, use != Use.TAKE);
            });
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        held[p.index()][l.id()].set(number, holds.get(p.index())[l.id()]);
      }
    }
  }

  private boolean isWrittenElsewhere(Candidate candidate) {
    int thing = candidate.lock().thing();
    boolean isChannel =
        switch (candidate.lock().idiom()) {
          case FILLED_CHANNEL, TOKEN_CHANNEL -> true;
          case OWNED, TEST_AND_SET -> false;
        };
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          Footprint f = footprints.alone(e.id());
          boolean writes = f.writes(thing) || (isChannel && f.writes(thing + 1));
          if (writes && !candidate.uses().containsKey(e.id()) && !isSetting(p, e, candidate)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether an edge is the second half of taking a variable, behind the test. */
  private boolean isSetting(ProcessGraph process, Edge edge, Candidate candidate) {
    boolean reached = false;
    for (Location l : process.locations()) {
      for (Edge e : l.edges()) {
        if (e.target() == edge.source()) {
          if (candidate.uses().get(e.id()) != Use.TAKE || !e.exclusive()) {
            return false;
          }
          reached = true;
        }
      }
    }
    return reached && process.entry() != edge.source();
  }

  /** Where a process surely holds the lock: on all paths that lead there. */
  private boolean[] holds(ProcessGraph process, Candidate candidate) {
    boolean[] holds = new boolean[process.locations().size()];
    boolean[] seen = new boolean[holds.length];
    seen[process.entry()] = true;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Location l : process.locations()) {
        if (!seen[l.id()]) {
          continue;
        }
        for (Edge e : l.edges()) {
          Use use = candidate.uses().get(e.id());
          boolean after = use == Use.TAKE || (use == null && holds[l.id()]);
          if (!seen[e.target()]) {
            seen[e.target()] = true;
            holds[e.target()] = after;
            changed = true;
          } else if (holds[e.target()] && !after) {
            holds[e.target()] = false;
            changed = true;
          }
        }
      }
    }
    return holds;
  }
}
