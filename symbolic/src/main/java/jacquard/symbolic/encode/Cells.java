package jacquard.symbolic.encode;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.range.Interval;
import jacquard.model.range.Ranges;
import jacquard.model.run.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The numbers that a state is made of, for a model with a bounded number of processes.
 *
 * <p>Each of them is at one place of the vector of bytes that is a state of the other engines, so
 * states can be taken from one form to the other. What belongs to a process that does not exist is
 * zero.
 */
public final class Cells {
  /** Not of a process, or of one of any kind. */
  static final int NONE = -1;

  /**
   * One number.
   *
   * @param slot the process that it belongs to, or {@link #NONE}
   * @param kind the graph that this process must have, or {@link #NONE}
   * @param offset from the start of the state or of the process's frame
   * @param bits as many as its range needs
   * @param signed whether the highest of them is a sign
   */
  record Cell(
      int index,
      String name,
      int slot,
      int kind,
      int offset,
      Type type,
      int bits,
      boolean signed) {}

  private record Key(int slot, int kind, int offset) {}

  private final Model model;
  private final Room room;
  private final int slots;
  private final Ranges ranges;
  private final List<Cell> cells = new ArrayList<>();
  private final Map<Key, Integer> index = new HashMap<>();
  private final List<List<Integer>> kinds = new ArrayList<>();

  Cells(Model model, Room room) {
    this.model = model;
    this.room = room;
    this.slots = room.processes();
    this.ranges = new Ranges(model, slots);
    findKinds();
    int counted = bitsFor(slots);
    add("count", NONE, NONE, Layout.COUNT, Type.BYTE, counted);
    add("holder", NONE, NONE, Layout.HOLDER, Type.BYTE, counted);
    if (model.tracksLastMover()) {
      add("last", NONE, NONE, Layout.LAST, Type.BYTE, counted);
    }
    model.globals().forEach(v -> addVariable(v, NONE, NONE, ""));
    for (int c = 0; c < model.channels().size(); c++) {
      addChannel(model.channels().get(c), c, NONE, NONE, "");
    }
    for (int slot = 0; slot < slots; slot++) {
      addFrame(slot);
    }
  }

  private void addFrame(int slot) {
    String prefix = slot + ".";
    List<Integer> here = kinds.get(slot);
    int mostKind = here.stream().mapToInt(k -> k).max().orElse(0);
    if (here.size() > 1) {
      add(prefix + "kind", slot, NONE, Layout.KIND, Type.BYTE, bitsFor(mostKind));
    }
    int locations =
        here.stream().mapToInt(k -> model.process(k).locations().size()).max().orElse(1);
    add(prefix + "pc", slot, NONE, Layout.LOCATION, Type.unsigned(16), bitsFor(locations - 1));
    for (int kind : here) {
      ProcessGraph graph = model.process(kind);
      String inner = prefix + graph.name() + ".";
      graph.locals().forEach(v -> addVariable(v, slot, kind, inner));
      for (int c = 0; c < graph.channels().size(); c++) {
        addChannel(graph.channels().get(c), c, slot, kind, inner);
      }
      for (Place parameter : graph.parameters()) {
        if (!index.containsKey(new Key(slot, kind, parameter.offset()))) {
          add(inner + parameter.text(), slot, kind, parameter);
        }
      }
    }
  }

  /** Which kinds a process of a number can have: those of the start, and what lower ones start. */
  private void findKinds() {
    TreeSet<Integer> startedBelow = new TreeSet<>();
    for (int slot = 0; slot < slots; slot++) {
      TreeSet<Integer> here = new TreeSet<>(startedBelow);
      if (slot < model.initial().size()) {
        here.add(model.initial().get(slot));
      }
      kinds.add(List.copyOf(here));
      here.forEach(kind -> startedBelow.addAll(started(model.process(kind))));
    }
  }

  private static SortedSet<Integer> started(ProcessGraph graph) {
    SortedSet<Integer> started = new TreeSet<>();
    graph.locations().forEach(l -> addStarted(l, started));
    return started;
  }

  private static void addStarted(Location location, SortedSet<Integer> into) {
    for (Edge edge : location.edges()) {
      if (edge.command() instanceof Command.Start start) {
        into.add(start.process());
      } else if (edge.command() instanceof Command.Deterministic(Region region)) {
        region.locations().forEach(l -> addStarted(l, into));
      }
    }
  }

  private void addVariable(Variable variable, int slot, int kind, String prefix) {
    for (Place scalar : variable.scalars()) {
      add(prefix + scalar.text(), slot, kind, scalar);
    }
  }

  private void add(String name, int slot, int kind, Place place) {
    add(name, slot, kind, place.offset(), place.type(), ranges.of(kind, place));
  }

  private void addChannel(Channel channel, int number, int slot, int kind, String prefix) {
    if (channel.isRendezvous()) {
      return;
    }
    String name = prefix + channel.name();
    add(name + ".len", slot, kind, channel.offset(), Type.BYTE, bitsFor(channel.capacity()));
    for (int m = 0; m < channel.capacity(); m++) {
      for (int f = 0; f < channel.fields().size(); f++) {
        Type type = channel.fields().get(f);
        add(
            "%s[%d].%d".formatted(name, m, f),
            slot,
            kind,
            fieldOffset(channel, m, f),
            type,
            ranges.ofField(kind, number, f));
      }
    }
  }

  private static int fieldOffset(Channel channel, int message, int field) {
    return channel.offset() + 1 + message * channel.messageBytes() + channel.fieldOffset(field);
  }

  private void add(String name, int slot, int kind, int offset, Type type, int bits) {
    add(name, slot, kind, offset, type, new Interval(0, (1 << bits) - 1));
  }

  private void add(String name, int slot, int kind, int offset, Type type, Interval range) {
    Key key = new Key(slot, kind, offset);
    if (index.putIfAbsent(key, cells.size()) == null) {
      int number = cells.size();
      boolean signed = range.isSigned();
      cells.add(new Cell(number, name, slot, kind, offset, type, range.bits(), signed));
    }
  }

  /** How many bits hold all numbers up to the largest. */
  static int bitsFor(int largest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(largest);
  }

  Model model() {
    return model;
  }

  Room room() {
    return room;
  }

  /** No state has more processes. */
  public int slots() {
    return slots;
  }

  List<Cell> all() {
    return cells;
  }

  /** The graphs that a process of this number can have. */
  List<Integer> kinds(int slot) {
    return kinds.get(slot);
  }

  Cell count() {
    return at(NONE, NONE, Layout.COUNT);
  }

  Cell holder() {
    return at(NONE, NONE, Layout.HOLDER);
  }

  Cell last() {
    return at(NONE, NONE, Layout.LAST);
  }

  /** Where the graph of a process is, if it can have several. */
  Cell kind(int slot) {
    return at(slot, NONE, Layout.KIND);
  }

  Cell location(int slot) {
    return at(slot, NONE, Layout.LOCATION);
  }

  Cell length(Channel channel, int slot, int kind) {
    return at(slot, kind, channel.offset());
  }

  Cell field(Channel channel, int slot, int kind, int message, int field) {
    return at(slot, kind, fieldOffset(channel, message, field));
  }

  /** A scalar of a variable; its offset is that of a place whose subscripts are known. */
  Cell at(int slot, int kind, int offset) {
    Integer found = index.get(new Key(slot, kind, offset));
    if (found == null) {
      throw new IllegalStateException("no cell %d of %d, %d".formatted(offset, slot, kind));
    }
    return cells.get(found);
  }

  /** Fails if a number is not in the range of its cell. */
  void requireFit(int[] values) {
    for (Cell cell : cells) {
      int cut = Integer.SIZE - cell.bits;
      int value = values[cell.index];
      int kept = cell.bits == 0 ? 0 : cell.signed ? value << cut >> cut : value << cut >>> cut;
      if (kept != value) {
        throw new IllegalStateException("%d does not fit into %s".formatted(value, cell));
      }
    }
  }

  /** What a state holds, cell by cell. */
  int[] values(byte[] state) {
    int[] values = new int[cells.size()];
    int count = state[Layout.COUNT] & 0xff;
    for (Cell cell : cells) {
      if (cell.slot == NONE) {
        values[cell.index] = Bytes.get(state, cell.offset, cell.type);
      } else if (cell.slot < count) {
        int frame = model.length(cell.slot);
        if (cell.kind == NONE || (state[frame + Layout.KIND] & 0xff) == cell.kind) {
          values[cell.index] = Bytes.get(state, frame + cell.offset, cell.type);
        }
      }
    }
    return values;
  }
}
