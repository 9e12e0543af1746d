package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/**
 * Which local variables are live at a location: what they hold may still be read, by anybody,
 * before it is overwritten. May say too much, never too little.
 *
 * <p>The classical data-flow analysis, backwards, over the bytes of a frame. An element of an array
 * counts by itself where its index is known; else all elements that may be meant are read, and none
 * of them is overwritten. What other processes or an observer may read, and what decides whether
 * the process may move at all, is live everywhere.
 */
public final class LiveVariables {
  /**
   * What a step does with the frame of its process.
   *
   * @param reads what may be read before it is overwritten
   * @param overwrites what surely holds something else afterwards
   * @param writes what may hold something else afterwards
   */
  private record Effect(BitSet reads, BitSet overwrites, BitSet writes) {
    BitSet liveBefore(BitSet liveAfter) {
      BitSet live = (BitSet) liveAfter.clone();
      live.andNot(overwrites);
      live.or(reads);
      return live;
    }
  }

  private final Model model;
  private final LocalReads observed;
  private final Effect[] effects;
  private final List<BitSet[]> live = new ArrayList<>();

  /**
   * Analyses a model.
   *
   * @param observed what somebody outside the model looks at in every state; its claim looks too
   */
  public LiveVariables(Model model, Collection<Expression> observed) {
    this.model = model;
    this.observed = new LocalReads(model);
    this.effects = new Effect[model.edges().size()];
    model.processes().forEach(p -> computeEffects(p.locations()));
    observed.forEach(this.observed::add);
    model.claims().forEach(this::observeEverything);
    model.processes().forEach(this::observeEverything);
    for (ProcessGraph p : model.processes()) {
      BitSet everywhere = this.observed.ofOthers(p.index());
      LocalReads provided = new LocalReads(model);
      p.provided().ifPresent(provided::add);
      everywhere.or(provided.own());
      live.add(solve(p.locations(), new BitSet(), everywhere));
    }
  }

  /** Whether what a local variable holds may still be read by the time control is at a location. */
  public boolean isLive(int process, int location, Place place) {
    return LocalReads.bytes(place).intersects(live.get(process)[location]);
  }

  /** Whether what a global variable holds is ever read. */
  public boolean isRead(Place global) {
    return LocalReads.bytes(global).intersects(observed.globals());
  }

  /** Whether a step may change what a local variable of its process holds. */
  boolean mayWrite(Edge edge, Place place) {
    return LocalReads.bytes(place).intersects(effects[edge.id()].writes());
  }

  private void observeEverything(ProcessGraph process) {
    process.provided().ifPresent(observed::add);
    process.initialization().forEach(observed::add);
    observeEverything(process.locations());
  }

  private void observeEverything(List<Location> locations) {
    for (Location l : locations) {
      for (Edge e : l.edges()) {
        observed.add(e.command());
        if (e.command() instanceof Command.Deterministic(Region region)) {
          observeEverything(region.locations());
        }
      }
    }
  }

  private void computeEffects(List<Location> locations) {
    for (Location l : locations) {
      for (Edge e : l.edges()) {
        effects[e.id()] =
            e.command() instanceof Command.Deterministic(Region region)
                ? effect(region)
                : effect(e.command());
      }
    }
  }

  private Effect effect(Command command) {
    LocalReads reads = new LocalReads(model);
    reads.add(command);
    BitSet overwrites = new BitSet();
    BitSet writes = new BitSet();
    for (Place place : LocalWrites.of(command)) {
      writes.or(LocalReads.bytes(place));
      if (place.subscripts().isEmpty()) {
        overwrites.or(LocalReads.bytes(place));
      }
    }
    return new Effect(reads.own(), overwrites, writes);
  }

  /**
   * A region reads what is live in front of it even if nothing is behind it, and overwrites what is
   * dead in front of it even if everything is live behind it.
   */
  private Effect effect(Region region) {
    computeEffects(region.locations());
    BitSet all = new BitSet();
    all.set(0, model.frameBytes());
    BitSet reads = solve(region.locations(), new BitSet(), new BitSet())[region.entry()];
    BitSet overwrites = (BitSet) all.clone();
    overwrites.andNot(solve(region.locations(), all, new BitSet())[region.entry()]);
    BitSet writes = new BitSet();
    region.locations().forEach(l -> l.edges().forEach(e -> writes.or(effects[e.id()].writes())));
    return new Effect(reads, overwrites, writes);
  }

  /** The least solution. */
  private BitSet[] solve(List<Location> locations, BitSet behind, BitSet everywhere) {
    BitSet[] solution = new BitSet[locations.size()];
    Arrays.setAll(solution, _ -> (BitSet) everywhere.clone());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Location l : locations.reversed()) {
        int before = solution[l.id()].cardinality();
        for (Edge e : l.edges()) {
          BitSet after = e.target() == Region.EXIT ? behind : solution[e.target()];
          solution[l.id()].or(effects[e.id()].liveBefore(after));
        }
        changed |= solution[l.id()].cardinality() > before;
      }
    }
    return solution;
  }
}
