package jacquard.model.analysis;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the edges of a model touch: when they are taken, while they wait, and what a process may
 * touch from a location on ("touch now or later").
 */
public final class Footprints {
  /** Channels that an expression may stand for: from one number to another, or unknown ones. */
  private record Range(int from, int to, boolean unknown) {
    static final Range UNKNOWN = new Range(0, 0, true);
  }

  private final Model model;
  private final Things things;
  private final Footprint[] taken;
  private final Footprint[] waiting;
  private final Footprint[] alone;
  private final Footprint[] aloneWaiting;
  private final Footprint decisive;
  private final List<Footprint[]> later = new ArrayList<>();
  private KnownValues known = KnownValues.CONSTANTS;

  public Footprints(Model model) {
    this.model = model;
    this.things = new Things(model);
    this.taken = new Footprint[model.edges().size()];
    this.waiting = new Footprint[model.edges().size()];
    model.processes().forEach(this::edges);
    this.decisive = decisiveMeetings();
    model.processes().forEach(this::presence);
    this.alone = copies(taken);
    this.aloneWaiting = copies(waiting);
    atomicSequences(model.processes());
    model.processes().forEach(p -> later.add(empty(p.locations().size())));
    closeLater(model.processes());
  }

  /**
   * The same for one process of a kind, of which more is known; about others nothing new is said,
   * nor about those of the same kind that it may create.
   *
   * @param known values in all states that this process can still see
   */
  public Footprints(Footprints all, ProcessGraph graph, KnownValues known) {
    this.model = all.model;
    this.things = all.things;
    this.taken = all.taken.clone();
    this.waiting = all.waiting.clone();
    this.known = known;
    this.decisive = all.decisive;
    edges(graph);
    presence(graph);
    this.alone = copies(taken);
    this.aloneWaiting = copies(waiting);
    atomicSequences(List.of(graph));
    later.addAll(all.later);
    later.set(graph.index(), empty(graph.locations().size()));
    closeLaterOf(graph, all);
  }

  private void edges(ProcessGraph p) {
    for (Location l : p.locations()) {
      for (Edge e : l.edges()) {
        taken[e.id()] = of(e.command());
        e.forgotten().stream().filter(Place::isGlobal).forEach(f -> drop(f, taken[e.id()]));
        p.provided().ifPresent(c -> read(c, taken[e.id()]));
        waiting[e.id()] = waiting(e.command());
        waiting[e.id()].add(taken[e.id()]);
      }
    }
    p.locations().forEach(this::hidingEdges);
  }

  /** Nobody reads what is forgotten, which is 0 before and after the step. */
  private static void drop(Place place, Footprint f) {
    f.dropWrites(place.offset(), place.offset() + place.type().bytes());
  }

  /** What an edge touches when it is taken, with the atomic sequence that it starts. */
  public Footprint taken(int edge) {
    return taken[edge];
  }

  /** What decides whether an edge that is not possible becomes so, and what it then touches. */
  public Footprint waiting(int edge) {
    return waiting[edge];
  }

  /** What an edge touches when it is taken, without what may follow it in an atomic sequence. */
  public Footprint alone(int edge) {
    return alone[edge];
  }

  /** As {@link #waiting}, without what may follow the edge in an atomic sequence. */
  public Footprint aloneWaiting(int edge) {
    return aloneWaiting[edge];
  }

  /** Whether some process may wait for a timeout. */
  public boolean waitForSilence() {
    return model.processes().stream().anyMatch(p -> later(p.index(), p.entry()).waitsForSilence());
  }

  /** The numbers of what is touched. */
  public Things things() {
    return things;
  }

  /** Where the buffer is from which a command takes or copies the first message, if it is known. */
  public OptionalInt bufferOfFirst(Command command) {
    if (!(command instanceof Command.Receive(Expression channel, var _, boolean random, var _))
        || random) {
      return OptionalInt.empty();
    }
    Range range = range(channel);
    return range.unknown()
            || range.to() != range.from() + 1
            || model.channels().get(range.from()).isRendezvous()
        ? OptionalInt.empty()
        : OptionalInt.of(model.channels().get(range.from()).offset());
  }

  /** What a process may touch from a location on, with all processes that it may create. */
  public Footprint later(int process, int location) {
    return later.get(process)[location];
  }

  /** What the value of an expression depends on. */
  public Footprint reading(Expression e) {
    Footprint f = new Footprint();
    read(e, f);
    return f;
  }

  private static Footprint[] empty(int size) {
    Footprint[] footprints = new Footprint[size];
    Arrays.setAll(footprints, _ -> new Footprint());
    return footprints;
  }

  /** Edges inside of deterministic steps have no footprint of their own. */
  private static Footprint[] copies(Footprint[] originals) {
    Footprint[] copies = empty(originals.length);
    for (int e = 0; e < copies.length; e++) {
      if (originals[e] != null) {
        copies[e].add(originals[e]);
      }
    }
    return copies;
  }

  private static boolean hides(Location location) {
    return location.edges().stream()
        .anyMatch(
            e ->
                e.command() instanceof Command.Otherwise
                    || e.priority() != location.edges().getFirst().priority());
  }

  /** Where an edge is possible only if others are not, it depends on what decides about them. */
  private void hidingEdges(Location location) {
    if (hides(location)) {
      Footprint all = new Footprint();
      location.edges().forEach(e -> all.add(waiting[e.id()]));
      location.edges().forEach(e -> taken[e.id()].add(all));
      location.edges().forEach(e -> waiting[e.id()].add(all));
    }
  }

  /** Channels without a buffer on which it depends what else is possible that two meet. */
  private Footprint decisiveMeetings() {
    Footprint f = new Footprint();
    model.processes().stream()
        .flatMap(p -> p.locations().stream())
        .filter(Footprints::hides)
        .forEach(l -> meetings(l, f));
    return f;
  }

  /**
   * Who comes to a location where others can meet him, or leaves it, may touch nothing there; yet
   * what they can do depends on it, where they have an otherwise, or an escape, for the case that
   * nobody is there.
   */
  private void presence(ProcessGraph p) {
    for (Location l : p.locations()) {
      for (Edge e : l.edges()) {
        Footprint f = new Footprint();
        meetings(l, f);
        meetings(p.location(e.target()), f);
        meetingsOfStarted(e.command(), f);
        if (f.conflictsWith(decisive)) {
          taken[e.id()].add(f);
          waiting[e.id()].add(f);
        }
      }
    }
  }

  private void meetingsOfStarted(Command command, Footprint f) {
    switch (command) {
      case Command.Start(int started, var _, var _) -> {
        ProcessGraph other = model.process(started);
        meetings(other.location(other.entry()), f);
      }
      case Command.Deterministic(Region region) ->
          region
              .locations()
              .forEach(l -> l.edges().forEach(e -> meetingsOfStarted(e.command(), f)));
      default -> {}
    }
  }

  private void meetings(Location location, Footprint f) {
    location.edges().forEach(e -> meetings(e.command(), f));
  }

  private void meetings(Command command, Footprint f) {
    switch (command) {
      case Command.Send(Expression channel, var _, boolean _) -> meetings(channel, f);
      case Command.Receive(Expression channel, var _, boolean _, boolean _) -> meetings(channel, f);
      case Command.Deterministic(Region region) -> region.guards().forEach(g -> meetings(g, f));
      default -> {}
    }
  }

  private void meetings(Expression channel, Footprint f) {
    Range range = range(channel);
    for (int c = range.from(); c < range.to(); c++) {
      if (model.channels().get(c).isRendezvous()) {
        f.write(things.tail(c));
        f.write(things.head(c));
      }
    }
    if (range.unknown() && model.hasRendezvous()) {
      f.write(things.tail(0), things.ownChannels() + 1);
    }
  }

  /** A step that starts an atomic sequence is one with what follows in it. */
  private void atomicSequences(List<ProcessGraph> graphs) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ProcessGraph p : graphs) {
        for (Location l : p.locations()) {
          for (Edge e : l.edges()) {
            if (e.exclusive()) {
              for (Edge next : p.location(e.target()).edges()) {
                changed |= taken[e.id()].add(waiting[next.id()]);
              }
              changed |= waiting[e.id()].add(taken[e.id()]);
            }
          }
        }
      }
    }
  }

  private void closeLater(List<ProcessGraph> graphs) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ProcessGraph p : graphs) {
        changed |= addLater(p, later);
      }
    }
  }

  private void closeLaterOf(ProcessGraph graph, Footprints created) {
    boolean changed = true;
    while (changed) {
      changed = addLater(graph, created.later);
    }
  }

  /**
   * Adds to what may be touched from each location what its edges touch and lead to.
   *
   * @param created what processes may touch that are created
   * @return whether that was news
   */
  private boolean addLater(ProcessGraph p, List<Footprint[]> created) {
    boolean changed = false;
    Footprint[] here = later.get(p.index());
    for (Location l : p.locations()) {
      for (Edge e : l.edges()) {
        changed |= here[l.id()].add(taken[e.id()]);
        changed |= here[l.id()].add(here[e.target()]);
        if (e.command() instanceof Command.Start(int started, var _, var _)) {
          ProcessGraph other = model.process(started);
          changed |= here[l.id()].add(created.get(started)[other.entry()]);
        }
      }
    }
    return changed;
  }

  private Footprint of(Command command) {
    Footprint f = new Footprint();
    touch(command, f);
    return f;
  }

  private void touch(Command command, Footprint f) {
    switch (command) {
      case Command.Guard(Expression condition) -> read(condition, f);
      case Command.Assert(Expression condition) -> read(condition, f);
      case Command.Print(String _, var values) -> values.forEach(v -> read(v, f));
      case Command.Assign(Place target, Expression value) -> {
        read(value, f);
        write(target, f);
      }
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        read(channel, f);
        values.forEach(v -> read(v, f));
        end(channel, f, true, sorted);
      }
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) -> {
        read(channel, f);
        patterns.forEach(p -> touch(p, f));
        end(channel, f, false, false);
      }
      case Command.Start(int process, var arguments, var number) -> {
        arguments.forEach(a -> read(a, f));
        number.ifPresent(p -> write(p, f));
        f.write(things.processes());
        KnownValues own = known;
        known = KnownValues.CONSTANTS; // what follows is done by the new process
        model.process(process).initialization().forEach(c -> touch(c, f));
        known = own;
      }
      case Command.End() -> f.write(things.processes());
      case Command.Deterministic(var region) ->
          region.locations().forEach(l -> l.edges().forEach(e -> inStep(e.command(), f)));
      case Command.Acquire(Place lock) -> write(lock, f);
      case Command.Release(Place lock) -> write(lock, f);
      case Command.SetPriority _ -> f.touchEverything();
      case Command.Skip _, Command.Otherwise _ -> {}
    }
  }

  /** Inside a deterministic step, what is possible decides what is done. */
  private void inStep(Command command, Footprint f) {
    touch(command, f);
    f.add(waiting(command));
  }

  private Footprint waiting(Command command) {
    Footprint f = new Footprint();
    switch (command) {
      case Command.Send(Expression channel, var _, boolean _) -> bothEnds(channel, f);
      case Command.Receive(Expression channel, var _, boolean _, boolean _) -> bothEnds(channel, f);
      case Command.End() -> f.read(things.processes());
      case Command.Deterministic _, Command.Guard _, Command.Assign _, Command.Assert _ -> {}
      case Command.Print _, Command.Skip _, Command.Otherwise _, Command.Start _ -> {}
      case Command.Acquire _, Command.Release _, Command.SetPriority _ -> {}
    }
    return f;
  }

  private void touch(Pattern pattern, Footprint f) {
    switch (pattern) {
      case Pattern.Into(Place place) -> write(place, f);
      case Pattern.Match(Expression value) -> read(value, f);
      case Pattern.Ignore _ -> {}
    }
  }

  private void write(Place place, Footprint f) {
    place.subscripts().forEach(s -> read(s.index(), f));
    if (place.isGlobal()) {
      int from = first(place);
      f.write(from, from + bytes(place));
    }
  }

  /** The first byte that a place may have. */
  private int first(Place place) {
    return known.offset(place).orElse(place.variable().offset());
  }

  private int bytes(Place place) {
    return known.offset(place).isPresent()
        ? place.type().bytes()
        : place.variable().shape().bytes();
  }

  private void read(Expression e, Footprint f) {
    switch (e) {
      case Expression.Load(Place place) -> {
        place.subscripts().forEach(s -> read(s.index(), f));
        if (place.isGlobal()) {
          f.read(first(place), first(place) + bytes(place));
        }
      }
      case Expression.Bounded(Expression index, int _) -> read(index, f);
      case Expression.Unary(var _, Expression operand) -> read(operand, f);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        read(left, f);
        read(right, f);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) -> {
        read(c, f);
        read(t, f);
        read(o, f);
      }
      case Expression.Query(var _, Expression channel) -> {
        read(channel, f);
        bothEnds(channel, f);
      }
      case Expression.Poll(Expression channel, var patterns, boolean _) -> {
        read(channel, f);
        bothEnds(channel, f);
        patterns.forEach(
            p -> {
              if (p instanceof Pattern.Match(Expression value)) {
                read(value, f);
              }
            });
      }
      case Expression.ProcessCount() -> f.read(things.processes());
      case Expression.Timeout _ -> f.waitForSilence();
      case Expression.LastMover _, Expression.NonProgress _ -> f.touchEverything();
      case Expression.PriorityOf _, Expression.ControlOf _ -> f.touchEverything();
      case Expression.FirstOf _ -> f.touchEverything();
      case Expression.CanMove _, Expression.RemoteLoad _, Expression.RemoteAt _ ->
          f.touchEverything();
      case Expression.Constant _, Expression.OwnChannel _, Expression.Self _ -> {}
    }
  }

  private void bothEnds(Expression channel, Footprint f) {
    Range range = range(channel);
    for (int c = range.from(); c < range.to(); c++) {
      f.read(things.tail(c));
      f.read(things.head(c));
    }
    if (range.unknown()) {
      f.read(things.tail(0), things.ownChannels() + 1);
    }
  }

  /** Writes one end of a channel; both where messages are sorted or there is no buffer. */
  private void end(Expression channel, Footprint f, boolean sends, boolean sorted) {
    Range range = range(channel);
    for (int c = range.from(); c < range.to(); c++) {
      boolean both = sorted || model.channels().get(c).isRendezvous();
      if (sends || both) {
        f.write(things.tail(c));
      }
      if (!sends || both) {
        f.write(things.head(c));
      }
    }
    if (range.unknown()) {
      f.write(things.tail(0), things.ownChannels() + 1);
    }
  }

  private Range range(Expression channel) {
    List<Channel> channels = model.channels();
    OptionalInt number = known.of(channel);
    if (number.isPresent() && number.getAsInt() >= 1 && number.getAsInt() <= channels.size()) {
      return new Range(number.getAsInt() - 1, number.getAsInt(), false);
    }
    return switch (channel) {
      case Expression.Binary(
              BinaryOperator operator,
              Expression.Constant(int first, String _),
              Expression.Bounded(Expression _, int length))
          when operator == BinaryOperator.ADD && first >= 1 ->
          new Range(first - 1, first - 1 + length, false);
      default -> Range.UNKNOWN;
    };
  }
}
