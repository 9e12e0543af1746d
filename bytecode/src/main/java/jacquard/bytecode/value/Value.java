package jacquard.bytecode.value;

import jacquard.model.Expression;
import java.util.SortedSet;
import java.util.TreeSet;

/** A value on the stack, in a variable or in the heap, in terms of the state before the step. */
public sealed interface Value {
  /**
   * A number of 32 bits, or less.
   *
   * @param weight how large the expression is
   */
  record Int(Expression expression, Domain.Range range, int weight) implements Value {
    public static Int of(int value) {
      return new Int(Expression.Constant.of(value), Domain.Range.of(value), 1);
    }

    public static Int of(boolean value) {
      return of(value ? 1 : 0);
    }

    /** An expression; a constant if there is only one value that it may have. */
    public static Int of(Expression expression, Domain.Range range, int weight) {
      return range.isConstant() ? of(range.low()) : new Int(expression, range, weight);
    }

    public boolean isConstant() {
      return range.isConstant();
    }

    public int constant() {
      return range.low();
    }

    public boolean is(int value) {
      return isConstant() && range.low() == value;
    }

    public int low() {
      return range.low();
    }

    public int high() {
      return range.high();
    }
  }

  /** A {@code long}. */
  record Wide(Int high, Int low) implements Value {
    public static Wide of(long value) {
      return new Wide(Int.of((int) (value >> 32)), Int.of((int) value));
    }

    public boolean isConstant() {
      return high.isConstant() && low.isConstant();
    }

    public long constant() {
      return (long) high.constant() << 32 | (low.constant() & 0xffff_ffffL);
    }
  }

  /** A reference: the number of an object, 0 for null. */
  record Ref(Expression expression, Domain.Targets targets, int weight) implements Value {
    public static final Ref NULL = of(0);

    public static Ref of(int object) {
      SortedSet<Integer> one = new TreeSet<>();
      one.add(object);
      return new Ref(Expression.Constant.of(object), new Domain.Targets(one), 1);
    }

    public static Ref of(Expression expression, SortedSet<Integer> objects, int weight) {
      return objects.size() == 1
          ? of(objects.first())
          : new Ref(expression, new Domain.Targets(objects), weight);
    }

    public boolean isConstant() {
      return targets.objects().size() == 1;
    }

    public int object() {
      return targets.objects().first();
    }

    public SortedSet<Integer> objects() {
      return targets.objects();
    }

    /** The number as one calculates with it. */
    public Int number() {
      return Int.of(expression, Domain.Range.of(objects()), weight);
    }
  }

  /** The place behind a long, or what nobody may read. */
  record Nothing() implements Value {
    public static final Nothing INSTANCE = new Nothing();
  }

  /** What is known of it. */
  default Domain domain() {
    return switch (this) {
      case Int i -> i.range();
      case Wide(Int high, Int low) -> new Domain.Pair(high.range(), low.range());
      case Ref r -> r.targets();
      case Nothing _ -> new Domain.Unknown();
    };
  }

  /** How large its expressions are. */
  default int size() {
    return switch (this) {
      case Int i -> i.weight();
      case Wide(Int high, Int low) -> high.weight() + low.weight();
      case Ref r -> r.weight();
      case Nothing _ -> 0;
    };
  }
}
