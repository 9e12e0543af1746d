package jacquard.bytecode.translate;

import jacquard.bytecode.execute.Executor;
import jacquard.bytecode.execute.Program;
import jacquard.bytecode.execute.StepPath;
import jacquard.bytecode.heap.Slot;
import jacquard.bytecode.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The nodes of one process. */
final class Nodes {
  private static final int MOST_NODES = 60_000;
  private static final int MOST_VARIANTS = 32;

  private final Program program;
  private final Executor executor;
  private final String entry;
  private final Map<String, Node> nodes = new HashMap<>();
  private final Map<String, Set<String>> variants = new HashMap<>();
  private final Set<String> merged = new HashSet<>();
  private final List<String> counters = new ArrayList<>();
  private final @Nullable StepPath over;

  /** Finds all nodes from an entry, and what the variables may hold there. */
  Nodes(Program program, StepPath start) {
    this.program = program;
    this.executor = Executor.ofProcesses(program);
    this.entry = key(start);
    start
        .held()
        .forEach(
            (lock, times) -> {
              if (times > 0) {
                program.facts().keep(lock);
              }
            });
    this.over = start.end() == StepPath.End.NODE || start.end() == null ? null : start;
    Deque<String> open = new ArrayDeque<>();
    nodes.put(entry, new Node(start, counters));
    variants.put(start.node(), new LinkedHashSet<>(List.of(entry)));
    open.add(entry);
    while (!open.isEmpty()) {
      String key = open.remove();
      for (StepPath path : paths(key)) {
        if (path.end() == StepPath.End.NODE && reach(path) && !open.contains(key(path))) {
          open.add(key(path));
        }
      }
    }
  }

  /**
   * The node at which a path ends. A place in the program has a node for each combination of values
   * that are known there, such as those of a loop's counter, unless there are too many.
   */
  String key(StepPath path) {
    String place = path.node();
    return merged.contains(place) ? place : place + Node.constants(path);
  }

  private boolean reach(StepPath path) {
    Node node = nodes.get(key(path));
    if (node != null) {
      return node.join(path, counters);
    }
    if (nodes.size() >= MOST_NODES) {
      throw Program.unsupported(path, "a thread with more than %,d places".formatted(MOST_NODES));
    }
    String place = path.node();
    Set<String> known = variants.computeIfAbsent(place, _ -> new LinkedHashSet<>());
    if (known.size() >= MOST_VARIANTS) {
      merge(place, path, known);
    } else {
      nodes.put(key(path), new Node(path, counters));
      known.add(key(path));
    }
    return true;
  }

  /** From here on a place has one node, whatever is known there. */
  private void merge(String place, StepPath path, Set<String> known) {
    Node node = new Node(path, counters);
    for (String variant : known) {
      node.join(get(variant).start(program.places(), counters), counters);
    }
    merged.add(place);
    nodes.put(place, node);
  }

  String entry() {
    return entry;
  }

  Node get(String key) {
    Node node = nodes.get(key);
    if (node == null) {
      throw new IllegalStateException("no node " + key);
    }
    return node;
  }

  /** All steps from a node. */
  List<StepPath> paths(String key) {
    return over != null
        ? List.of(over)
        : executor.follow(get(key).start(program.places(), counters));
  }

  /** What is live at the end of a path. */
  SequencedMap<Slot.OfProcess, Value> values(StepPath path) {
    return Node.values(path, counters);
  }

  /** The nodes that can be reached, with their steps, the entry first. */
  SequencedMap<String, List<StepPath>> reached() {
    SequencedMap<String, List<StepPath>> reached = new java.util.LinkedHashMap<>();
    LinkedHashSet<String> open = new LinkedHashSet<>(List.of(entry));
    while (!open.isEmpty()) {
      String key = open.removeFirst();
      List<StepPath> paths = paths(key);
      reached.put(key, paths);
      for (StepPath path : paths) {
        if (path.end() == StepPath.End.NODE && !reached.containsKey(key(path))) {
          open.add(key(path));
        }
      }
    }
    return reached;
  }
}
