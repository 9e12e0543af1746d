package jacquard.bytecode.translate;

import jacquard.bytecode.heap.Places.Assignment;
import jacquard.model.Expression;
import jacquard.model.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Puts assignments that are meant to happen together into an order. */
final class Steps {
  private Steps() {}

  /**
   * Assignments one after the other, to the same effect.
   *
   * @param first what has to be kept in temporary variables before, each with its number
   * @param then all assignments, some of which read the temporary variables
   */
  record Ordered(List<Expression> first, List<Sequential> then) {}

  /**
   * An assignment.
   *
   * @param temporary the number of the temporary variable with the value; -1 if it is the
   *     expression
   */
  record Sequential(Place target, Expression value, int temporary) {}

  /** An assignment that is still to be put in its place, and the names of what it reads. */
  private record Open(Assignment assignment, Set<String> reads) {
    Place target() {
      return assignment.target();
    }

    Expression value() {
      return assignment.value().expression();
    }
  }

  static Ordered inOrder(List<Assignment> together) {
    List<Open> open = new ArrayList<>();
    together.forEach(a -> open.add(new Open(a, read(a))));
    List<Expression> first = new ArrayList<>();
    List<Sequential> then = new ArrayList<>();
    while (!open.isEmpty()) {
      int next = 0;
      while (next < open.size() && isReadByOthers(open, next)) {
        next++;
      }
      if (next == open.size()) { // a cycle: the value of the first is kept
        int kept = 0;
        while (kept < open.size() && !open.get(kept).target().subscripts().isEmpty()) {
          kept++;
        }
        Open cycle = open.remove(kept < open.size() ? kept : 0);
        first.add(cycle.value());
        then.addLast(new Sequential(cycle.target(), cycle.value(), first.size() - 1));
        continue;
      }
      Open last = open.remove(next);
      then.add(new Sequential(last.target(), last.value(), -1));
    }
    // those with temporaries overwrite what others read, so they come last
    List<Sequential> ordered = new ArrayList<>();
    then.stream().filter(s -> s.temporary() < 0).forEach(ordered::add);
    then.stream().filter(s -> s.temporary() >= 0).forEach(ordered::add);
    return new Ordered(first, ordered);
  }

  private static boolean isReadByOthers(List<Open> open, int n) {
    Open one = open.get(n);
    String name = one.target().variable().name();
    for (int other = 0; other < open.size(); other++) {
      if (other != n
          && open.get(other).reads().contains(name)
          && !open.get(other).assignment().equals(one.assignment())) {
        return true;
      }
    }
    return false;
  }

  /** The names of the variables that an assignment reads. */
  private static Set<String> read(Assignment a) {
    Set<Expression> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<String> names = new HashSet<>();
    collect(a.value().expression(), names, seen);
    a.target().subscripts().forEach(s -> collect(s.index(), names, seen));
    return names;
  }

  /**
   * Adds what an expression reads.
   *
   * @param seen what was looked at: expressions share parts, so that a small one may have very many
   *     as a tree
   */
  private static void collect(Expression e, Set<String> into, Set<Expression> seen) {
    if (!seen.add(e)) {
      return;
    }
    switch (e) {
      case Expression.Load(Place place) -> {
        into.add(place.variable().name());
        place.subscripts().forEach(s -> collect(s.index(), into, seen));
      }
      case Expression.Unary(var _, Expression operand) -> collect(operand, into, seen);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        collect(left, into, seen);
        collect(right, into, seen);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) -> {
        collect(c, into, seen);
        collect(t, into, seen);
        collect(o, into, seen);
      }
      default -> {} // constants
    }
  }
}
