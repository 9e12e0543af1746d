package jacquard.model.range;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Which numbers the variables and the fields of messages can hold, in all states and in the middle
 * of deterministic steps. What a process knows of its own variables is followed from location to
 * location, conditions included; of all else one range is kept for the whole run.
 *
 * <p>A range that grows goes on to the next number that occurs in the model, so that the analysis
 * comes to an end. It may say too much, never too little.
 */
public final class Ranges {
  private static final int GLOBAL = -1;

  /**
   * A scalar, or all scalars that are at the same place in the elements of an array.
   *
   * @param kind the graph of the process that it belongs to, or {@link #GLOBAL}
   */
  record Scalar(int kind, int offset) {}

  /** A field of the messages of a channel of the model or of the processes of a kind. */
  private record Field(int kind, int channel, int field) {}

  private final Model model;
  private final Map<Scalar, Interval> scalars = new HashMap<>();
  private final Map<Field, Interval> fields = new HashMap<>();

  /** By kind and location: what is known there; nobody comes to the others. */
  private final List<Map<Integer, Map<Scalar, Interval>>> known = new ArrayList<>();

  private final TreeSet<Integer> landmarks = new TreeSet<>();
  private final int processes;
  private boolean changed;

  /**
   * @param processes no state has more
   */
  public Ranges(Model model, int processes) {
    this.model = model;
    this.processes = processes;
    model.processes().forEach(_ -> known.add(new HashMap<>()));
    Landmarks.of(model).forEach(landmarks::add);
    do {
      changed = false;
      model.initialization().forEach(c -> execute(c, GLOBAL, Map.of()));
      model.initial().forEach(kind -> start(model.process(kind), List.of()));
      model.processes().forEach(this::follow);
    } while (changed);
  }

  /** What a scalar can hold. */
  public Interval of(Place place) {
    return of(GLOBAL, place);
  }

  /** What a scalar of a process of a kind can hold. */
  public Interval of(int kind, Place place) {
    if (model.hasPriorities()) {
      return Interval.of(place.type()); // what sets them is not followed
    }
    return scalars.getOrDefault(scalar(kind, place), Interval.ZERO);
  }

  /**
   * What a field of a message can hold.
   *
   * @param kind of the process that has the channel; the channel is one of the model if negative
   */
  public Interval ofField(int kind, int channel, int field) {
    return fields.getOrDefault(new Field(Math.max(kind, GLOBAL), channel, field), Interval.ZERO);
  }

  /** The numbers of processes, and how many there are. */
  Interval processes() {
    return new Interval(0, processes);
  }

  /** The numbers of channels. */
  Interval channelNumbers() {
    return new Interval(0, model.channels().size() + processes * model.maxOwnChannels());
  }

  /** The numbers of locations, from 1. */
  Interval locations() {
    int most = model.processes().stream().mapToInt(p -> p.locations().size()).max().orElse(0);
    return new Interval(0, most);
  }

  /** How many messages channels can have. */
  Interval lengths() {
    int most = channels().stream().mapToInt(o -> o.channel.capacity()).max().orElse(0);
    return new Interval(0, most);
  }

  Scalar scalar(int kind, Place place) {
    Variable variable = place.variable();
    int offset = canonical(variable.shape(), place.offset() - variable.offset());
    return new Scalar(place.isGlobal() ? GLOBAL : kind, variable.offset() + offset);
  }

  /** Where a scalar is in the first element of all arrays around it. */
  private static int canonical(Shape shape, int offset) {
    return switch (shape) {
      case Shape.Scalar _ -> 0;
      case Shape.Array(Shape element, int _) -> canonical(element, offset % element.bytes());
      case Shape.Struct(String _, var parts) -> {
        Shape.Field found = parts.getFirst();
        for (Shape.Field part : parts) {
          found = part.offset() <= offset ? part : found;
        }
        yield found.offset() + canonical(found.shape(), offset - found.offset());
      }
    };
  }

  private static boolean isWhole(Place place) {
    return !place.isGlobal() && place.variable().shape() instanceof Shape.Scalar;
  }

  static Map<Scalar, Interval> with(Map<Scalar, Interval> known, Scalar scalar, Interval interval) {
    Map<Scalar, Interval> more = new HashMap<>(known);
    more.put(scalar, interval);
    return more;
  }

  private void follow(ProcessGraph graph) {
    for (Location location : graph.locations()) {
      for (Edge edge : location.edges()) {
        Map<Scalar, Interval> here = known.get(graph.index()).get(location.id());
        if (here != null) {
          Map<Scalar, Interval> after = execute(edge.command(), graph.index(), here);
          for (Place place : edge.forgotten()) {
            after = store(graph.index(), place, Interval.ZERO, after);
          }
          if (!(edge.command() instanceof Command.End)) {
            changed |= arrive(known.get(graph.index()), edge.target(), after);
          }
        }
      }
    }
  }

  private boolean arrive(
      Map<Integer, Map<Scalar, Interval>> at, int location, Map<Scalar, Interval> arriving) {
    Map<Scalar, Interval> before = at.get(location);
    if (before == null) {
      at.put(location, arriving);
      return true;
    }
    boolean grows = false;
    Map<Scalar, Interval> joined = new HashMap<>();
    for (Map.Entry<Scalar, Interval> entry : before.entrySet()) {
      Interval old = entry.getValue();
      Interval more = arriving.get(entry.getKey());
      if (more == null) {
        grows = true; // nothing is known of it any more
      } else {
        boolean isNew = !old.contains(more);
        joined.put(entry.getKey(), isNew ? widened(old, more) : old);
        grows |= isNew;
      }
    }
    at.put(location, joined);
    return grows;
  }

  /** Both and more, up to the next numbers of the model. */
  private Interval widened(Interval old, Interval more) {
    Interval joined = old.join(more);
    Integer below = landmarks.floor(joined.min());
    Integer above = landmarks.ceiling(joined.max());
    return new Interval(
        joined.min() == old.min() || below == null ? joined.min() : below,
        joined.max() == old.max() || above == null ? joined.max() : above);
  }

  /** What is known after a command. */
  private Map<Scalar, Interval> execute(Command command, int kind, Map<Scalar, Interval> before) {
    Values values = new Values(this, kind);
    return switch (command) {
      case Command.Guard(Expression condition) -> values.where(condition, true, before);
      case Command.Assign(Place target, Expression value) ->
          store(kind, target, values.of(value, before), before);
      case Command.Send(Expression channel, var sent, boolean _) -> {
        send(channel, sent.stream().map(v -> values.of(v, before)).toList());
        yield before;
      }
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) ->
          receive(channel, patterns, kind, before);
      case Command.Start(int process, var arguments, var number) -> {
        start(model.process(process), arguments.stream().map(a -> values.of(a, before)).toList());
        yield number.isEmpty()
            ? before
            : store(kind, number.get(), values.of(new Expression.ProcessCount(), before), before);
      }
      case Command.Deterministic(Region region) -> run(region, kind, before);
      case Command.Acquire(Place lock) ->
          store(kind, lock, values.of(new Expression.ProcessCount(), before), before);
      case Command.Release(Place lock) -> store(kind, lock, Interval.ZERO, before);
      case Command.SetPriority _, Command.Assert _, Command.Print _ -> before;
      case Command.Skip _, Command.Otherwise _, Command.End _ -> before;
    };
  }

  private Map<Scalar, Interval> store(
      int kind, Place target, Interval value, Map<Scalar, Interval> before) {
    Interval stored = value.narrowed(target.type());
    Scalar scalar = scalar(kind, target);
    changed |= grow(scalars, scalar, stored);
    return isWhole(target) ? with(before, scalar, stored) : before;
  }

  private <K> boolean grow(Map<K, Interval> map, K key, Interval more) {
    Interval old = map.getOrDefault(key, Interval.ZERO);
    if (old.contains(more)) {
      return false;
    }
    map.put(key, widened(old, more));
    return true;
  }

  private void start(ProcessGraph graph, List<Interval> arguments) {
    Map<Scalar, Interval> entry = new HashMap<>();
    for (Variable variable : graph.locals()) {
      if (variable.shape() instanceof Shape.Scalar(Type type)) {
        entry.put(scalar(graph.index(), Place.of(variable, type)), Interval.ZERO);
      }
    }
    Map<Scalar, Interval> created = entry;
    for (int a = 0; a < arguments.size(); a++) {
      created = store(graph.index(), graph.parameters().get(a), arguments.get(a), created);
    }
    for (Command command : graph.initialization()) {
      created = execute(command, graph.index(), created);
    }
    changed |= arrive(known.get(graph.index()), graph.entry(), created);
  }

  private Map<Scalar, Interval> run(Region region, int kind, Map<Scalar, Interval> before) {
    Map<Integer, Map<Scalar, Interval>> at = new HashMap<>();
    at.put(region.entry(), before);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Location location : region.locations()) {
        for (Edge edge : location.edges()) {
          Map<Scalar, Interval> here = at.get(location.id());
          if (here != null) {
            Map<Scalar, Interval> after = execute(edge.command(), kind, here);
            grows |= arrive(at, edge.target(), after);
          }
        }
      }
    }
    return at.getOrDefault(Region.EXIT, before);
  }

  /** A channel and whose it is. */
  private record Owned(int kind, int index, Channel channel) {}

  private List<Owned> channels() {
    List<Owned> all = new ArrayList<>();
    for (int i = 0; i < model.channels().size(); i++) {
      all.add(new Owned(GLOBAL, i, model.channels().get(i)));
    }
    for (ProcessGraph graph : model.processes()) {
      for (int i = 0; i < graph.channels().size(); i++) {
        all.add(new Owned(graph.index(), i, graph.channels().get(i)));
      }
    }
    return all;
  }

  /** The channels that an expression may mean, with as many fields. */
  private List<Owned> meant(Expression channel, int width) {
    return channels().stream()
        .filter(
            o ->
                o.channel.fields().size() == width
                    && (!(channel instanceof Expression.Constant(int number, String _))
                        || (o.kind == GLOBAL && o.index == number - 1)))
        .toList();
  }

  private void send(Expression channel, List<Interval> message) {
    for (Owned owned : meant(channel, message.size())) {
      for (int f = 0; f < message.size(); f++) {
        Interval sent = message.get(f).narrowed(owned.channel.fields().get(f));
        changed |= grow(fields, new Field(owned.kind, owned.index, f), sent);
      }
    }
  }

  private Map<Scalar, Interval> receive(
      Expression channel, List<Pattern> patterns, int kind, Map<Scalar, Interval> before) {
    Map<Scalar, Interval> after = before;
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        Interval received = Interval.ZERO;
        for (Owned owned : meant(channel, patterns.size())) {
          received = received.join(ofField(owned.kind, owned.index, f));
        }
        after = store(kind, place, received, after);
      }
    }
    return after;
  }
}
