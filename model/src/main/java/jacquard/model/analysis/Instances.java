package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Of which kinds of processes there may be several at a time. */
public final class Instances {
  private final Model model;
  private final boolean[] several;

  public Instances(Model model) {
    this.model = model;
    this.several = new boolean[model.processes().size()];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ProcessGraph p : model.processes()) {
        if (!several[p.index()] && count(p.index()) > 1) {
          several[p.index()] = true;
          changed = true;
        }
      }
    }
  }

  /** Whether two processes of this kind may exist together. */
  public boolean several(int process) {
    return several[process];
  }

  /** Whether control may come to an edge a second time, in the same process or in another one. */
  public boolean mayRepeat(ProcessGraph process, Edge edge) {
    return several[process.index()] || isStarted(process.index()) || isReachable(process, edge);
  }

  private boolean isStarted(int process) {
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          if (starts(e, process)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private int count(int process) {
    int count = (int) model.initial().stream().filter(i -> i == process).count();
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          if (starts(e, process)) {
            count += several[p.index()] || p.index() == process || isReachable(p, e) ? 2 : 1;
          }
        }
      }
    }
    return count;
  }

  private static boolean starts(Edge edge, int process) {
    return edge.command() instanceof Command.Start(int started, var _, var _) && started == process;
  }

  /** Whether an edge lies on a cycle. */
  private static boolean isReachable(ProcessGraph process, Edge edge) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(edge.target());
    while (!open.isEmpty()) {
      int location = open.remove();
      if (location == edge.source()) {
        return true;
      }
      if (!seen.get(location)) {
        seen.set(location);
        process.location(location).edges().forEach(e -> open.add(e.target()));
      }
    }
    return false;
  }
}
