package jacquard.explore.optimal;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Verdict;
import jacquard.explore.FreeRun;
import jacquard.explore.Frontier;
import jacquard.explore.Ledger;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Operations;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.race.Races;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Explores exactly one execution per Mazurkiewicz trace.
 *
 * <p>Each execution follows the path to a pending leaf of the wakeup tree and then goes on freely.
 * Its races are analysed when it has ended; each reversal becomes a new leaf, unless an equivalent
 * execution has been or will be explored anyway.
 */
public final class OptimalSearch implements Search {
  private final String name;
  private final Supplier<LeafOrder> leafOrder;
  private final Supplier<Policy> freeChoice;

  public OptimalSearch(String name, Supplier<LeafOrder> leafOrder) {
    this(name, leafOrder, FreeRun::new);
  }

  /**
   * As the other constructor, with another way to go on freely.
   *
   * @param freeChoice how executions go on behind their leaf; any policy will do
   */
  public OptimalSearch(String name, Supplier<LeafOrder> leafOrder, Supplier<Policy> freeChoice) {
    this.name = name;
    this.leafOrder = leafOrder;
    this.freeChoice = freeChoice;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return new Run(subject, limits, observer).search();
  }

  /** The state of one search. */
  private final class Run implements Policy, Races.Reversal, Ledger.Gauge {
    private final Subject subject;
    private final Limits limits;
    private final Ledger ledger;
    private final WakeupTree tree = new WakeupTree();
    private final LeafOrder leaves = leafOrder.get();
    private final Policy free = freeChoice.get();
    private final Execution execution = new Execution();
    private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    private final Races races = new Races(order, this);
    private final WakeupSequence sequence = new WakeupSequence();

    /** The nodes of the current execution: node {@code i} is the state before event {@code i}. */
    private @Nullable WakeupNode[] nodes = new WakeupNode[64];

    /** The stamps of the nodes: a node that was dropped may be in use again for another step. */
    private long[] stamps = new long[64];

    /** The length of the path to the current leaf. */
    private int prefix;

    /** How many steps of this execution the last one had made as well. */
    private int common;

    /** The first prefix step that the program refused, or -1. */
    private int refused;

    Run(Subject subject, Limits limits, Observer observer) {
      this.subject = subject;
      this.limits = limits;
      this.ledger = new Ledger(subject, limits, observer);
    }

    Result search() {
      WakeupNode leaf = tree.root();
      do {
        if (!run(leaf)) {
          break;
        }
        ledger.pending(tree.pending());
        ledger.progress(this, execution.length());
        leaf = leaves.next(tree.root());
      } while (leaf != null && ledger.mayGoOn());
      return ledger.close(new Verdict.Scope.AllExecutions());
    }

    private boolean run(WakeupNode leaf) {
      int newSteps = tree.claim(leaf);
      load(leaf);
      refused = -1;
      subject.run(this, limits.maxSteps(), execution);
      if (!repeats()) {
        return false;
      }
      WakeupNode end = leaf;
      ensureNodes(execution.length());
      for (int e = prefix; e < execution.length(); e++) {
        end = tree.extend(end, execution, e);
        enter(end);
      }
      order.rollBack(common);
      order.extend(execution);
      ledger.enter(execution, Math.min(prefix - newSteps, execution.length()), order);
      races.find(execution);
      tree.finish(end);
      return true;
    }

    /** Puts the path to the leaf into {@link #nodes}; steps shared with the last run stay. */
    private void load(WakeupNode leaf) {
      prefix = leaf.depth;
      ensureNodes(prefix);
      int differsFrom = prefix + 1;
      int lastLength = execution.length(); // deeper entries are of older paths
      for (WakeupNode n = leaf; n != null; n = n.parent) {
        if (n.depth <= lastLength && nodes[n.depth] == n && stamps[n.depth] == n.stamp) {
          break; // equal from here up
        }
        enter(n);
        differsFrom = n.depth;
      }
      common = Math.min(Math.max(0, differsFrom - 1), order.length());
    }

    private void enter(WakeupNode node) {
      nodes[node.depth] = node;
      stamps[node.depth] = node.stamp;
    }

    private long operationAt(int depth) {
      return node(depth + 1).operation;
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int depth = sofar.length();
      if (depth >= prefix) {
        return free.choose(sofar, frontier);
      }
      WakeupNode step = node(depth + 1);
      if (!sofar.enabled(depth, step.thread)) {
        refused = depth;
        return Label.NONE;
      }
      return Label.of(step.thread, step.choice);
    }

    /** Compares the steps to the leaf with what the tree says they do. */
    private boolean repeats() {
      if (!ledger.repeats(execution, prefix, this::operationAt)) {
        return false;
      }
      int made = execution.length();
      if (made < prefix && (refused >= 0 || prefix <= limits.maxSteps())) {
        ledger.refused(made, node(made + 1).thread);
        return false;
      }
      return true;
    }

    @Override
    public void reverse(
        int event, int second, int thread, int choice, Kind kind, int object, boolean writes) {
      sequence.clear();
      for (int k = event + 1; k < execution.length(); k++) {
        if (!order.ordered(execution, event, k)) {
          sequence.add(execution, k);
        }
      }
      sequence.add(thread, choice, Operations.pack(kind, object, writes), object, writes);
      WakeupNode leaf = tree.insert(node(event), sequence, node(event + 1));
      if (leaf != null) {
        leaves.added(leaf);
      }
    }

    private WakeupNode node(int depth) {
      WakeupNode node = nodes[depth];
      if (node == null) {
        throw new IllegalStateException("no node at depth " + depth);
      }
      return node;
    }

    private void ensureNodes(int depth) {
      if (depth >= nodes.length) {
        nodes = Arrays.copyOf(nodes, Math.max(nodes.length * 2, depth + 1));
        stamps = Arrays.copyOf(stamps, nodes.length);
      }
    }

    @Override
    public long pending() {
      return tree.pending();
    }

    @Override
    public double explored() {
      return tree.explored();
    }
  }
}
