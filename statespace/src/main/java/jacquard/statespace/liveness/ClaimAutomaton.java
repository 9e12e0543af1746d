package jacquard.statespace.liveness;

import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.BuchiBuilder;
import jacquard.ltl.buchi.Guard;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.statespace.liveness.ClaimCondition.Truth;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
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
  private static final int MOST_ATOMS = Long.SIZE - 2;
  private static final long ALL = -1;

  private final ProcessGraph graph;

  /** By identity: guards may be large. */
  private final IdentityHashMap<Expression, ClaimCondition> guards = new IdentityHashMap<>();

  private final Set<ClaimCondition> conditions = new LinkedHashSet<>();
  private final Set<List<List<Integer>>> kinds = new LinkedHashSet<>();
  private int tries = 1 << 16;

  private ClaimAutomaton(ProcessGraph graph) {
    this.graph = graph;
  }

  /** What a claim looks at. */
  static List<Expression> conditions(ProcessGraph graph) {
    Set<Expression> found = new LinkedHashSet<>();
    guards(graph).forEach(g -> ClaimCondition.collect(g, found));
    return List.copyOf(found);
  }

  /** Whether a claim can tell runs apart that differ only by stuttering. */
  static StutterInvariance invariance(ProcessGraph graph) {
    return ofAtoms(graph)
        .or(() -> ofWholeGuards(graph))
        .map(claim -> StutterInvariance.of(claim.automaton()))
        .orElseGet(
            () ->
                new StutterInvariance.Unknown(
                    "with so many conditions in a never claim stuttering invariance is not"
                        + " checked"));
  }

  private static Optional<ClaimAutomaton> ofAtoms(ProcessGraph graph) {
    List<Expression> atoms = conditions(graph);
    if (atoms.size() > MOST_ATOMS) {
      return Optional.empty();
    }
    ClaimAutomaton claim = new ClaimAutomaton(graph);
    guards(graph).forEach(g -> claim.add(g, ClaimCondition.of(g, atoms)));
    return claim.findKinds(0, 0) ? Optional.of(claim) : Optional.empty();
  }

  /** Guards that are taken to be independent of each other: still more words, but fewer letters. */
  private static Optional<ClaimAutomaton> ofWholeGuards(ProcessGraph graph) {
    List<Expression> all = guards(graph);
    List<Expression> different = all.stream().distinct().toList();
    if (different.size() > MOST_ATOMS) {
      return Optional.empty();
    }
    ClaimAutomaton claim = new ClaimAutomaton(graph);
    all.forEach(g -> claim.add(g, new ClaimCondition.Atom(1L << different.indexOf(g), true)));
    return claim.findKinds(0, 0) ? Optional.of(claim) : Optional.empty();
  }

  private void add(Expression guard, ClaimCondition condition) {
    guards.put(guard, condition);
    conditions.add(condition);
  }

  private static List<Expression> guards(ProcessGraph graph) {
    List<Expression> guards = new ArrayList<>();
    addGuards(graph.locations(), guards);
    return guards;
  }

  private static void addGuards(List<Location> locations, List<Expression> guards) {
    for (Location location : locations) {
      location.edges().forEach(edge -> addGuards(edge.command(), guards));
    }
  }

  private static void addGuards(Command command, List<Expression> guards) {
    switch (command) {
      case Command.Guard(Expression condition) -> guards.add(condition);
      case Command.Assert(Expression condition) -> guards.add(condition);
      case Command.Deterministic(Region region) -> {
        region.guards().forEach(g -> addGuards(g, guards));
        addGuards(region.locations(), guards);
      }
      default -> {}
    }
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
    for (ClaimCondition guard : conditions) {
      if (guard.value(known, letter) == Truth.OPEN) {
        open = guard.atoms() & ~known;
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

  private boolean holds(Expression guard, long letter) {
    ClaimCondition condition = guards.get(guard);
    if (condition == null) {
      throw new IllegalArgumentException("no guard of the claim: " + guard);
    }
    return condition.value(ALL, letter) == Truth.YES;
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
