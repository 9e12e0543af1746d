package jacquard.statespace.liveness;

import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.BuchiBuilder;
import jacquard.ltl.buchi.Guard;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.UnaryOperator;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The language of a never claim: a Büchi automaton whose propositions are the conditions that its
 * guards are made of. A run that takes the claim to its end, or in which an assertion of it fails,
 * is a violation whatever follows, so the automaton accepts it.
 *
 * <p>Conditions are taken to be independent of each other, so the automaton has all words of the
 * claim, and more that no model has: if those do not tell stuttering, the claim does not.
 */
final class ClaimAutomaton {
  private static final int MOST_KINDS = 1 << StutterInvariance.PROPOSITION_LIMIT;

  private final ProcessGraph graph;
  private final List<Expression> guards = new ArrayList<>();
  private final List<Expression> atoms;
  private final Set<List<List<Integer>>> kinds = new LinkedHashSet<>();
  private int tries = 1 << 16;

  private ClaimAutomaton(ProcessGraph graph) {
    this.graph = graph;
    Set<Expression> found = new LinkedHashSet<>();
    for (Location location : graph.locations()) {
      for (Edge edge : location.edges()) {
        switch (edge.command()) {
          case Command.Guard(Expression condition) -> guards.add(condition);
          case Command.Assert(Expression condition) -> guards.add(condition);
          default -> {}
        }
      }
    }
    guards.forEach(g -> collect(g, found));
    this.atoms = List.copyOf(found);
  }

  /** What a claim looks at. */
  static List<Expression> conditions(ProcessGraph graph) {
    return new ClaimAutomaton(graph).atoms;
  }

  /** Whether a claim can tell runs apart that differ only by stuttering. */
  static StutterInvariance invariance(ProcessGraph graph) {
    ClaimAutomaton claim = new ClaimAutomaton(graph);
    if (claim.atoms.size() > Long.SIZE - 2 || !claim.findKinds(0, 0)) {
      return new StutterInvariance.Unknown(
          "with so many conditions in a never claim stuttering invariance is not checked");
    }
    return StutterInvariance.of(claim.automaton());
  }

  /**
   * Finds all ways in which the claim can move, and not by trying all letters: where some atoms
   * decide about all guards, the others do not matter.
   *
   * @param known the atoms that are decided
   * @param letter those of them that hold
   * @return whether there are not too many
   */
  private boolean findKinds(long known, long letter) {
    long open = 0;
    for (Expression guard : guards) {
      if (value(guard, known, letter) == Truth.OPEN) {
        open = atomsOf(guard) & ~known;
        break;
      }
    }
    if (open == 0) {
      kinds.add(moves(letter));
      return kinds.size() <= MOST_KINDS;
    }
    long atom = Long.lowestOneBit(open);
    return --tries > 0 && findKinds(known | atom, letter) && findKinds(known | atom, letter | atom);
  }

  private enum Truth {
    NO,
    YES,
    OPEN;

    static Truth of(boolean value) {
      return value ? YES : NO;
    }
  }

  private Truth value(Expression e, long known, long letter) {
    return switch (e) {
      case Expression.Constant(int value, var _) -> Truth.of(value != 0);
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          switch (value(operand, known, letter)) {
            case NO -> Truth.YES;
            case YES -> Truth.NO;
            case OPEN -> Truth.OPEN;
          };
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when isConnective(operator) -> {
        Truth decisive = Truth.of(operator == BinaryOperator.OR);
        Truth l = value(left, known, letter);
        Truth r = value(right, known, letter);
        yield l == decisive || r == decisive
            ? decisive
            : l == Truth.OPEN || r == Truth.OPEN ? Truth.OPEN : l;
      }
      default -> (known & bit(e)) == 0 ? Truth.OPEN : Truth.of(holds(e, letter));
    };
  }

  private long bit(Expression e) {
    return 1L << atoms.indexOf(positive(e));
  }

  private long atomsOf(Expression guard) {
    Set<Expression> found = new LinkedHashSet<>();
    collect(guard, found);
    return found.stream().mapToLong(this::bit).reduce(0, (a, b) -> a | b);
  }

  private static void collect(Expression e, Set<Expression> found) {
    switch (e) {
      case Expression.Constant _ -> {}
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          collect(operand, found);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when isConnective(operator) -> {
        collect(left, found);
        collect(right, found);
      }
      default -> found.add(positive(e));
    }
  }

  private static boolean isConnective(BinaryOperator operator) {
    return operator == BinaryOperator.AND || operator == BinaryOperator.OR;
  }

  /** Of a comparison and its contrary, one stands for both. */
  private static Expression positive(Expression e) {
    return e instanceof Expression.Binary(var operator, Expression left, Expression right)
        ? switch (operator) {
          case NOT_EQUAL -> new Expression.Binary(BinaryOperator.EQUAL, left, right);
          case GREATER_EQUAL -> new Expression.Binary(BinaryOperator.LESS, left, right);
          case LESS_EQUAL -> new Expression.Binary(BinaryOperator.GREATER, left, right);
          default -> e;
        }
        : e;
  }

  private boolean holds(Expression e, long letter) {
    return switch (e) {
      case Expression.Constant(int value, var _) -> value != 0;
      case Expression.Unary(UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NOT ->
          !holds(operand, letter);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.AND ->
          holds(left, letter) && holds(right, letter);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.OR ->
          holds(left, letter) || holds(right, letter);
      default -> {
        Expression positive = positive(e);
        boolean holds = (letter >>> atoms.indexOf(positive) & 1) != 0;
        yield positive.equals(e) == holds;
      }
    };
  }

  /** Letters with which the claim moves in the same way everywhere become one. */
  private BuchiAutomaton automaton() {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(kinds.size() - 1);
    List<String> names = IntStream.range(0, bits).mapToObj(i -> "kind" + i).toList();
    BuchiBuilder builder = new BuchiBuilder(new Propositions(names));
    for (Location location : graph.locations()) {
      if (location.is(Location.Mark.ACCEPT)) {
        builder.acceptingState();
      } else {
        builder.state();
      }
    }
    int violated = builder.acceptingAll();
    long number = 0;
    for (List<List<Integer>> moves : kinds) {
      Guard guard = new Guard(number, ~number & ((1L << bits) - 1));
      for (int from = 0; from < moves.size(); from++) {
        for (int to : moves.get(from)) {
          builder.edge(from, guard, to < 0 ? violated : to);
        }
      }
      number++;
    }
    return builder.initial(isEnd(graph.entry()) ? violated : graph.entry()).build();
  }

  /** By location. */
  private List<List<Integer>> moves(long letter) {
    return IntStream.range(0, graph.locations().size())
        .mapToObj(from -> targets(from, letter))
        .toList();
  }

  private boolean isEnd(int location) {
    return graph.location(location).is(Location.Mark.END);
  }

  /** Where the claim may go; -1 where that is a violation. */
  private List<Integer> targets(int from, long letter) {
    int[] targets = new int[graph.locations().size() + 1];
    int count;
    try {
      count = new ClaimMoves(graph).list(from, e -> holds(e, letter), targets);
    } catch (FaultException _) {
      return List.of(-1); // reported as a violation of its own
    }
    List<Integer> result = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      result.add(isEnd(targets[i]) ? -1 : targets[i]);
    }
    return result;
  }
}
