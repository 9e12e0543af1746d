package jacquard.bytecode.translate;

import jacquard.bytecode.heap.Places.Assignment;
import jacquard.model.Expression;
import jacquard.model.Place;
import java.util.ArrayList;
import java.util.HashSet;
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

  static Ordered inOrder(List<Assignment> together) {
    List<Assignment> open = new ArrayList<>(together);
    List<Expression> first = new ArrayList<>();
    List<Sequential> then = new ArrayList<>();
    while (!open.isEmpty()) {
      Assignment next = null;
      for (Assignment a : open) {
        if (open.stream().noneMatch(o -> !o.equals(a) && reads(o, a.target()))) {
          next = a;
          break;
        }
      }
      if (next == null) { // a cycle: the value of the first is kept
        Assignment kept =
            open.stream()
                .filter(a -> a.target().subscripts().isEmpty())
                .findFirst()
                .orElse(open.getFirst());
        open.remove(kept);
        first.add(kept.value().expression());
        then.addLast(new Sequential(kept.target(), kept.value().expression(), first.size() - 1));
        continue;
      }
      open.remove(next);
      then.add(new Sequential(next.target(), next.value().expression(), -1));
    }
    // those with temporaries overwrite what others read, so they come last
    List<Sequential> ordered = new ArrayList<>();
    then.stream().filter(s -> s.temporary() < 0).forEach(ordered::add);
    then.stream().filter(s -> s.temporary() >= 0).forEach(ordered::add);
    return new Ordered(first, ordered);
  }

  private static boolean reads(Assignment a, Place target) {
    Set<String> read = new HashSet<>();
    collect(a.value().expression(), read);
    a.target().subscripts().forEach(s -> collect(s.index(), read));
    return read.contains(target.variable().name());
  }

  private static void collect(Expression e, Set<String> into) {
    switch (e) {
      case Expression.Load(Place place) -> {
        into.add(place.variable().name());
        place.subscripts().forEach(s -> collect(s.index(), into));
      }
      case Expression.Unary(var _, Expression operand) -> collect(operand, into);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        collect(left, into);
        collect(right, into);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) -> {
        collect(c, into);
        collect(t, into);
        collect(o, into);
      }
      default -> {} // constants
    }
  }
}
