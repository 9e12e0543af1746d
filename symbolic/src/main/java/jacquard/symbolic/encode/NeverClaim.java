package jacquard.symbolic.encode;

import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.BuchiBuilder;
import jacquard.ltl.buchi.Guard;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.ChangedByEveryStep;
import jacquard.model.compile.TimeoutUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A never claim as an automaton whose propositions are its guards. What takes the claim to its end
 * is a violation whatever follows, so the automaton accepts it. An atomic sequence of the claim
 * sees one state.
 */
final class NeverClaim {
  private static final int MOST_GUARDS = Long.SIZE - 2;

  /** What never holds. */
  private static final Guard NOWHERE = new Guard(1L << (Long.SIZE - 1), 1L << (Long.SIZE - 1));

  /** A move, where some guards hold and others do not. */
  private record Move(int from, Guard where, int to) {}

  private final ProcessGraph graph;
  private final List<Expression> guards = new ArrayList<>();
  private final List<List<Claim.Look>> looks = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();

  private NeverClaim(ProcessGraph graph) {
    this.graph = graph;
    for (Location location : graph.locations()) {
      list(location.id(), location, Guard.TRUE, new ArrayList<>());
    }
  }

  /**
   * The runs that a claim accepts.
   *
   * @throws UnsupportedModelException if it does more than to look at states
   */
  static Claim of(ProcessGraph graph, Model model, boolean isFair) {
    Location entry = graph.location(graph.entry());
    if (!graph.locals().isEmpty() || !graph.channels().isEmpty()) {
      throw new UnsupportedModelException("variables of never claims", entry.position());
    }
    if (TimeoutUse.in(graph) && TimeoutUse.in(model)) {
      throw new UnsupportedModelException("timeouts in never claims", entry.position());
    }
    NeverClaim claim = new NeverClaim(graph);
    BuchiAutomaton automaton = claim.automaton();
    Optional<String> why = ChangedByEveryStep.in(claim.guards).or(() -> sensitivity(automaton));
    return new Claim(automaton, claim.guards, claim.looks, Optional.empty(), isFair, why);
  }

  /** Guards are taken to be independent, which allows for more words than there are. */
  private static Optional<String> sensitivity(BuchiAutomaton automaton) {
    return switch (StutterInvariance.of(automaton)) {
      case StutterInvariance.Invariant _ -> Optional.empty();
      case StutterInvariance.Sensitive _ ->
          Optional.of("the never claim may tell runs apart that differ only by stuttering");
      case StutterInvariance.Unknown(String why) -> Optional.of(why);
    };
  }

  /**
   * Lists the moves that begin at a location.
   *
   * @param location where the claim is in the atomic sequence that it is in
   * @param before what holds where it comes that far
   * @param passed by the sequence
   */
  private void list(int from, Location location, Guard before, List<Integer> passed) {
    // what holds where no edge of a smaller rank is possible, and no edge so far
    Guard noneBefore = before;
    Guard noneYet = before;
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (edge.priority() != priority) {
        noneBefore = noneYet;
        priority = edge.priority();
      }
      if (!noneBefore.isSatisfiable()) {
        return;
      }
      switch (edge.command()) {
        case Command.Guard(Expression condition) -> {
          int guard = number(condition, edge);
          looks.get(guard).add(new Claim.Look(from, noneBefore, false));
          move(from, edge, noneBefore.and(Guard.literal(guard, true)), passed);
          noneYet = noneYet.and(Guard.literal(guard, false));
        }
        case Command.Assert(Expression condition) -> {
          int guard = number(condition, edge);
          looks.get(guard).add(new Claim.Look(from, noneBefore, true));
          move(from, edge, noneBefore.and(Guard.literal(guard, true)), passed);
          noneYet = NOWHERE;
        }
        case Command.Skip _, Command.Print _ -> {
          move(from, edge, noneBefore, passed);
          noneYet = NOWHERE;
        }
        case Command.Otherwise _ -> move(from, edge, noneYet, passed);
        case Command.End _ -> {}
        default -> throw unsupported(edge);
      }
    }
  }

  private int number(Expression condition, Edge edge) {
    int known = guards.indexOf(condition);
    if (known >= 0) {
      return known;
    }
    if (guards.size() == MOST_GUARDS) {
      throw new UnsupportedModelException("so many guards in a never claim", edge.position());
    }
    guards.add(condition);
    looks.add(new ArrayList<>());
    return guards.size() - 1;
  }

  private static UnsupportedModelException unsupported(Edge edge) {
    return new UnsupportedModelException(edge.text() + " in never claims", edge.position());
  }

  private void move(int from, Edge edge, Guard where, List<Integer> passed) {
    if (!where.isSatisfiable()) {
      return;
    }
    if (!edge.exclusive()) {
      moves.add(new Move(from, where, edge.target()));
      return;
    }
    if (passed.contains(edge.target())) {
      throw new UnsupportedModelException("atomic loops in never claims", edge.position());
    }
    List<Integer> more = new ArrayList<>(passed);
    more.add(edge.target());
    list(from, graph.location(edge.target()), where, more);
  }

  private BuchiAutomaton automaton() {
    List<String> names = IntStream.range(0, guards.size()).mapToObj(i -> "guard" + i).toList();
    BuchiBuilder builder = new BuchiBuilder(new Propositions(names));
    for (Location location : graph.locations()) {
      if (location.is(Location.Mark.ACCEPT)) {
        builder.acceptingState();
      } else {
        builder.state();
      }
    }
    int violated = builder.acceptingAll();
    for (Move move : moves) {
      builder.edge(move.from, move.where, isEnd(move.to) ? violated : move.to);
    }
    return builder.initial(isEnd(graph.entry()) ? violated : graph.entry()).build();
  }

  private boolean isEnd(int location) {
    return graph.location(location).is(Location.Mark.END);
  }
}
