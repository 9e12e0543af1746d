package jacquard.bytecode.translate;

import jacquard.bytecode.execute.Frame;
import jacquard.bytecode.execute.StepPath;
import jacquard.bytecode.heap.Places;
import jacquard.bytecode.heap.Slot;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** A point of control of a process, and what its variables may hold there. */
final class Node {
  private static final int PATIENCE = 8;

  private final StepPath template;
  private final SequencedMap<Slot.OfProcess, Domain> domains = new LinkedHashMap<>();
  private final Map<Slot.OfProcess, Slot.OfProcess> same = new HashMap<>();
  private int changes;

  Node(StepPath at, List<String> counters) {
    this.template = at.fresh();
    domains.putAll(domains(at, counters));
    same.putAll(same(at, counters));
  }

  /** Which variable holds the value of another, because both are always the same here. */
  Slot.OfProcess holder(Slot.OfProcess slot) {
    return same.getOrDefault(slot, slot);
  }

  /** The variables that are needed here, and what they may hold. */
  SequencedMap<Slot.OfProcess, Domain> needed() {
    SequencedMap<Slot.OfProcess, Domain> needed = new LinkedHashMap<>(domains);
    needed.keySet().removeIf(slot -> !holder(slot).equals(slot));
    return needed;
  }

  /** The first variable with the same value as each. */
  private static Map<Slot.OfProcess, Slot.OfProcess> same(StepPath at, List<String> counters) {
    Map<Value, Slot.OfProcess> first = new HashMap<>();
    Map<Slot.OfProcess, Slot.OfProcess> all = new HashMap<>();
    values(at, counters)
        .forEach(
            (slot, value) -> {
              if (slot.depth() >= 0) {
                Slot.OfProcess known = first.putIfAbsent(value, slot);
                all.put(slot, known == null ? slot : known);
              }
            });
    return all;
  }

  /** Those that were the same and are so on another path, too. */
  private boolean stillSame(Map<Slot.OfProcess, Slot.OfProcess> others) {
    Map<List<Slot.OfProcess>, Slot.OfProcess> first = new HashMap<>();
    Map<Slot.OfProcess, Slot.OfProcess> refined = new HashMap<>();
    boolean changed = false;
    for (Slot.OfProcess slot : domains.keySet()) {
      Slot.OfProcess other = others.getOrDefault(slot, slot);
      Slot.OfProcess known = first.putIfAbsent(List.of(holder(slot), other), slot);
      Slot.OfProcess now = known == null ? slot : known;
      changed |= !now.equals(same.getOrDefault(slot, slot));
      refined.put(slot, now);
    }
    same.putAll(refined);
    return changed;
  }

  StepPath template() {
    return template;
  }

  Map<Slot.OfProcess, Domain> domains() {
    return domains;
  }

  /** What is known for certain of the variables that are live at the end of a path. */
  static String constants(StepPath path) {
    StringBuilder text = new StringBuilder();
    values(path, List.of())
        .forEach(
            (slot, value) -> {
              if (value.domain().isConstant()) {
                text.append(' ')
                    .append(slot.depth())
                    .append(slot.kind())
                    .append(slot.index())
                    .append('=')
                    .append(value.domain());
              }
            });
    return text.toString();
  }

  /** What is live at the end of a path, and what it holds. */
  static SequencedMap<Slot.OfProcess, Value> values(StepPath path, List<String> counters) {
    SequencedMap<Slot.OfProcess, Value> values = new LinkedHashMap<>();
    for (int depth = 0; depth < path.frames().size(); depth++) {
      Frame frame = path.frames().get(depth);
      BitSet live = frame.code().live(frame.pc());
      for (int slot = live.nextSetBit(0); slot >= 0; slot = live.nextSetBit(slot + 1)) {
        put(values, path, depth, 'L', slot, frame.local(slot));
      }
      for (int n = 0; n < frame.stack().size(); n++) {
        put(values, path, depth, 'S', n, frame.stack().get(n));
      }
    }
    for (int n = 0; n < counters.size(); n++) {
      Int count = path.counters().get(counters.get(n));
      put(values, path, -1, 'G', n, count == null ? Int.of(0) : count);
    }
    return values;
  }

  private static void put(
      SequencedMap<Slot.OfProcess, Value> into,
      StepPath path,
      int depth,
      char kind,
      int index,
      Value value) {
    if (!(value instanceof Value.Nothing)) {
      into.put(new Slot.OfProcess(path.process(), depth, kind, index, Slot.Part.LOW), value);
    }
  }

  private static SequencedMap<Slot.OfProcess, Domain> domains(StepPath at, List<String> counters) {
    for (String site : at.counters().keySet()) {
      if (!counters.contains(site)) {
        counters.add(site);
      }
    }
    SequencedMap<Slot.OfProcess, Domain> all = new LinkedHashMap<>();
    values(at, counters).forEach((slot, value) -> all.put(slot, value.domain()));
    return all;
  }

  /** Takes in another path that ends here; tells whether anything is new. */
  boolean join(StepPath path, List<String> counters) {
    Map<Slot.OfProcess, Domain> others = domains(path, counters);
    boolean changed = false;
    for (Slot.OfProcess slot : new ArrayList<>(others.keySet())) {
      if (slot.kind() == 'G' && !domains.containsKey(slot)) {
        domains.put(slot, Domain.Range.of(0)); // nothing was made there yet
      }
    }
    for (Map.Entry<Slot.OfProcess, Domain> entry : domains.entrySet()) {
      Slot.OfProcess slot = entry.getKey();
      Domain before = entry.getValue();
      Domain other = others.get(slot);
      Domain joined = other == null ? new Domain.Unknown() : Domain.join(before, other);
      if (!joined.equals(before)) {
        entry.setValue(changes > PATIENCE ? Domain.widen(before, joined) : joined);
        changed = true;
      }
    }
    changed |= stillSame(same(path, counters));
    if (changed) {
      changes++;
    }
    return changed;
  }

  /** A path that starts here, with variables for all that is not known. */
  StepPath start(Places places, List<String> counters) {
    StepPath path = template.fresh();
    for (int depth = 0; depth < path.frames().size(); depth++) {
      Frame frame = path.frames().get(depth);
      for (int slot = 0; slot < frame.locals(); slot++) {
        frame.setLocal(slot, value(places, path.process(), depth, 'L', slot));
      }
      for (int n = 0; n < frame.stack().size(); n++) {
        frame.stack().set(n, value(places, path.process(), depth, 'S', n));
      }
    }
    path.counters().clear();
    for (int n = 0; n < counters.size(); n++) {
      if (value(places, path.process(), -1, 'G', n) instanceof Int count && !count.is(0)) {
        path.counters().put(counters.get(n), count);
      }
    }
    return path;
  }

  private Value value(Places places, int process, int depth, char kind, int index) {
    Slot.OfProcess slot = new Slot.OfProcess(process, depth, kind, index, Slot.Part.LOW);
    Domain domain = domains.get(slot);
    return domain == null ? Value.Nothing.INSTANCE : places.local(holder(slot), domain);
  }
}
