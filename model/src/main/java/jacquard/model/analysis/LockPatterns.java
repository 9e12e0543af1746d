package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * What a process may touch from a location on while somebody else holds certain locks: what lies
 * behind taking one of them is out of reach. These are the lock-acquisition patterns of Kahlon,
 * Gupta and Sinha (CAV 2006, section 3), which need no common lock at the two accesses themselves.
 */
public final class LockPatterns {
  private final Model model;
  private final Footprints footprints;
  private final Locks locks;
  private final Map<BitSet, Footprint[][]> reach = new HashMap<>();

  public LockPatterns(Model model, Footprints footprints, Locks locks) {
    this.model = model;
    this.footprints = footprints;
    this.locks = locks;
  }

  /**
   * What a process may touch from a location on, with all that it may create.
   *
   * @param held the locks that others hold all the while, as numbers of {@link Locks}
   */
  public Footprint later(int process, int location, BitSet held) {
    return held.isEmpty()
        ? footprints.later(process, location)
        : reach.computeIfAbsent((BitSet) held.clone(), this::closed)[process][location];
  }

  private Footprint[][] closed(BitSet held) {
    Footprint[][] later = new Footprint[model.processes().size()][];
    for (ProcessGraph p : model.processes()) {
      later[p.index()] = new Footprint[p.locations().size()];
      Arrays.setAll(later[p.index()], _ -> new Footprint());
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ProcessGraph p : model.processes()) {
        Footprint[] here = later[p.index()];
        for (Location l : p.locations()) {
          for (Edge e : l.edges()) {
            if (!locks.taken(e.id()).intersects(held)) {
              changed |= here[l.id()].add(footprints.taken(e.id()));
              changed |= here[l.id()].add(here[e.target()]);
              if (e.command() instanceof Command.Start(int started, var _, var _)) {
                int entry = model.process(started).entry();
                changed |= here[l.id()].add(later[started][entry]);
              }
            }
          }
        }
      }
    }
    return later;
  }
}
