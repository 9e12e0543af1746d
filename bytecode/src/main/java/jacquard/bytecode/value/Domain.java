package jacquard.bytecode.value;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** What is known of a value wherever control is at some node. */
public sealed interface Domain {
  /** The numbers from {@code low} to {@code high}. */
  record Range(int low, int high) implements Domain {
    public static final Range ALL = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
    public static final Range BIT = new Range(0, 1);

    public static Range of(int value) {
      return new Range(value, value);
    }

    /** The range, if it fits into 32 bits; all numbers otherwise, since results wrap around. */
    public static Range fitting(long low, long high) {
      return low < Integer.MIN_VALUE || high > Integer.MAX_VALUE
          ? ALL
          : new Range((int) low, (int) high);
    }

    public boolean isConstant() {
      return low == high;
    }

    Range joined(Range other) {
      return new Range(Math.min(low, other.low), Math.max(high, other.high));
    }
  }

  /** A number of 64 bits. */
  record Pair(Range high, Range low) implements Domain {}

  /** Some objects by their numbers; 0 is null. */
  record Targets(SortedSet<Integer> objects) implements Domain {
    public Targets {
      objects = Collections.unmodifiableSortedSet(new TreeSet<>(objects));
    }
  }

  /** Nothing that anybody may read. */
  record Unknown() implements Domain {}

  /** All that one of two allows. */
  static Domain join(Domain a, Domain b) {
    if (a.equals(b)) {
      return a;
    }
    return switch (a) {
      case Range r when b instanceof Range s -> r.joined(s);
      case Pair(Range h, Range l) when b instanceof Pair(Range i, Range m) ->
          new Pair(h.joined(i), l.joined(m));
      case Targets(var t) when b instanceof Targets(var u) -> {
        SortedSet<Integer> all = new TreeSet<>(t);
        all.addAll(u);
        yield new Targets(all);
      }
      default -> new Unknown();
    };
  }

  /** A domain above both, from a set in which nothing grows for ever. */
  static Domain widen(Domain before, Domain joined) {
    return switch (joined) {
      case Range r when before instanceof Range old -> widen(old, r);
      case Pair(Range h, Range l) when before instanceof Pair(Range i, Range m) ->
          new Pair(widen(i, h), widen(m, l));
      default -> joined;
    };
  }

  private static Range widen(Range old, Range now) {
    int low = now.low < old.low ? lower(now.low) : now.low;
    int high = now.high > old.high ? upper(now.high) : now.high;
    return new Range(low, high);
  }

  private static int upper(int value) {
    for (int limit : new int[] {0, 1, 3, 7, 15, 31, 63, 127, 255, 4095, 32767, 65535}) {
      if (value <= limit) {
        return limit;
      }
    }
    return Integer.MAX_VALUE;
  }

  private static int lower(int value) {
    for (int limit : new int[] {0, -1, -128, -32768}) {
      if (value >= limit) {
        return limit;
      }
    }
    return Integer.MIN_VALUE;
  }
}
