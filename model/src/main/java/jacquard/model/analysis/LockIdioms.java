package jacquard.model.analysis;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.UnaryOperator;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds what looks like a lock: the edges that take it and those that give it back. Whether it is
 * one, {@link Locks} decides.
 */
final class LockIdioms {
  /** How an edge uses a lock. */
  enum Use {
    TAKE,
    GIVE,
    /** Waits until nobody has it, and does not keep it. */
    PASS
  }

  /**
   * Something that may be a lock.
   *
   * @param uses the edges that take it or give it back, by their numbers
   */
  record Candidate(Lock lock, SequencedMap<Integer, Use> uses) {}

  private final Model model;
  private final Things things;
  private final SequencedMap<Integer, Candidate> variables = new TreeMap<>();
  private final List<Candidate> channels = new ArrayList<>();

  LockIdioms(Model model, Things things) {
    this.model = model;
    this.things = things;
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        l.edges().forEach(e -> variable(p, e));
      }
    }
    for (int c = 0; c < model.channels().size(); c++) {
      channel(c, Lock.Idiom.FILLED_CHANNEL);
      channel(c, Lock.Idiom.TOKEN_CHANNEL);
    }
  }

  List<Candidate> candidates() {
    List<Candidate> all = new ArrayList<>(variables.values());
    all.addAll(channels);
    return all;
  }

  private void variable(ProcessGraph process, Edge edge) {
    switch (edge.command()) {
      case Command.Acquire(Place lock) -> note(lock, Lock.Idiom.OWNED, edge, Use.TAKE);
      case Command.Release(Place lock) -> note(lock, Lock.Idiom.OWNED, edge, Use.GIVE);
      case Command.Guard(Expression condition) -> {
        List<Edge> next = process.location(edge.target()).edges();
        boolean goesOn = edge.exclusive() && process.provided().isEmpty();
        if (goesOn && next.size() == 1) {
          taken(Optional.of(condition), next)
              .forEach(p -> note(p, Lock.Idiom.TEST_AND_SET, edge, Use.TAKE));
        }
      }
      case Command.Deterministic(Region region) -> {
        List<Edge> steps = straight(region);
        Optional<Expression> condition = condition(steps);
        taken(condition, steps).forEach(p -> note(p, Lock.Idiom.TEST_AND_SET, edge, Use.TAKE));
        given(steps)
            .forEach(
                p -> {
                  boolean waits = condition.filter(c -> requiresZero(c, p)).isPresent();
                  note(p, Lock.Idiom.TEST_AND_SET, edge, waits ? Use.PASS : Use.GIVE);
                });
      }
      case Command.Assign(Place target, Expression.Constant(int value, String _)) when value == 0 ->
          note(target, Lock.Idiom.TEST_AND_SET, edge, Use.GIVE);
      default -> {} // no other command is part of an idiom
    }
  }

  /** What has to hold for a sequence of steps to begin. */
  private static Optional<Expression> condition(List<Edge> steps) {
    return !steps.isEmpty() && steps.getFirst().command() instanceof Command.Guard(Expression c)
        ? Optional.of(c)
        : Optional.empty();
  }

  /** The variables that are 0 before the steps and not 0 after them. */
  private static List<Place> taken(Optional<Expression> condition, List<Edge> steps) {
    return condition.isEmpty()
        ? List.of()
        : lastWrites(steps).stream()
            .filter(w -> isNonzero(w.target(), w.value()))
            .map(Command.Assign::target)
            .filter(p -> requiresZero(condition.get(), p))
            .toList();
  }

  /** The variables that are surely 0 after the steps, since one of them makes them so. */
  private static List<Place> given(List<Edge> steps) {
    return lastWrites(steps).stream()
        .filter(w -> w.value() instanceof Expression.Constant(int value, String _) && value == 0)
        .map(Command.Assign::target)
        .toList();
  }

  /** The last assignment to each variable; none if some step may write in another way. */
  private static Collection<Command.Assign> lastWrites(List<Edge> steps) {
    SequencedMap<Integer, Command.Assign> last = new TreeMap<>();
    Set<Variable> indexed = new HashSet<>();
    for (Edge step : steps) {
      switch (step.command()) {
        case Command.Assign assign -> {
          Place target = assign.target();
          if (!target.subscripts().isEmpty()) {
            indexed.add(target.variable()); // which of its elements is not known
          } else if (target.isGlobal()) {
            last.put(target.offset(), assign);
          }
        }
        case Command.Guard _, Command.Assert _, Command.Print _, Command.Skip _ -> {}
        default -> {
          return List.of(); // may write the variable in a way that is not looked into
        }
      }
    }
    last.values().removeIf(w -> indexed.contains(w.target().variable()));
    return last.values();
  }

  private static boolean isNonzero(Place target, Expression value) {
    return switch (value) {
      case Expression.Constant(int v, String _) -> target.type().narrow(v) != 0;
      case Expression.Binary(
              BinaryOperator operator,
              Expression.Self(),
              Expression.Constant(int v, String _)) ->
          operator == BinaryOperator.ADD && v == 1 && target.type().bits() >= 8;
      default -> false;
    };
  }

  /** Whether a condition can hold only where the variable is 0. */
  static boolean requiresZero(Expression condition, Place variable) {
    return switch (condition) {
      case Expression.Unary(UnaryOperator operator, Expression.Load(Place p)) ->
          operator == UnaryOperator.NOT && isSame(p, variable);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right) ->
          switch (operator) {
            case AND -> requiresZero(left, variable) || requiresZero(right, variable);
            case EQUAL -> isZeroTest(left, right, variable) || isZeroTest(right, left, variable);
            default -> false;
          };
      default -> false;
    };
  }

  private static boolean isZeroTest(Expression variable, Expression zero, Place place) {
    return variable instanceof Expression.Load(Place p)
        && isSame(p, place)
        && zero instanceof Expression.Constant(int value, String _)
        && value == 0;
  }

  private static boolean isSame(Place a, Place b) {
    return a.subscripts().isEmpty()
        && b.subscripts().isEmpty()
        && a.isGlobal() == b.isGlobal()
        && a.offset() == b.offset();
  }

  /** The steps of a region without choices; empty if it has one. */
  private static List<Edge> straight(Region region) {
    List<Edge> steps = new ArrayList<>();
    int at = region.entry();
    while (at != Region.EXIT) {
      List<Edge> edges = region.locations().get(at).edges();
      if (edges.size() != 1 || steps.size() > region.locations().size()) {
        return List.of();
      }
      steps.add(edges.getFirst());
      at = edges.getFirst().target();
    }
    return steps;
  }

  private void note(Place place, Lock.Idiom idiom, Edge edge, Use use) {
    if (place.isGlobal() && place.subscripts().isEmpty()) {
      variables
          .computeIfAbsent(
              2 * place.offset() + (idiom == Lock.Idiom.OWNED ? 1 : 0),
              _ -> new Candidate(new Lock(place.offset(), place.text(), idiom), new TreeMap<>()))
          .uses()
          .put(edge.id(), use);
    }
  }

  private void channel(int number, Lock.Idiom idiom) {
    Channel channel = model.channels().get(number);
    boolean fills = idiom == Lock.Idiom.FILLED_CHANNEL;
    if (channel.isRendezvous() || (fills && channel.capacity() != 1)) {
      return;
    }
    Candidate candidate =
        new Candidate(new Lock(things.tail(number), channel.name(), idiom), new TreeMap<>());
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        for (Edge e : l.edges()) {
          if (e.command() instanceof Command.Send(Expression c, var _, boolean _)
              && isChannel(c, number)) {
            candidate.uses().put(e.id(), fills ? Use.TAKE : Use.GIVE);
          } else if (e.command()
                  instanceof Command.Receive(Expression c, var patterns, boolean _, boolean copy)
              && isChannel(c, number)
              && !copy
              && (!fills || patterns.stream().noneMatch(Pattern.Match.class::isInstance))) {
            candidate.uses().put(e.id(), fills ? Use.GIVE : Use.TAKE);
          }
        }
      }
    }
    if (candidate.uses().containsValue(Use.TAKE)) {
      channels.add(candidate);
    }
  }

  private static boolean isChannel(Expression expression, int number) {
    return expression instanceof Expression.Constant(int n, String _) && n == number + 1;
  }
}
