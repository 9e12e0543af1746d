package jacquard.bytecode.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What is known of a value wherever control is at some node. */
public sealed interface Domain {
  /**
   * Numbers from {@code low} to {@code high}.
   *
   * @param members which of them, where not all between the two are meant; in order
   */
  record Range(int low, int high, List<Integer> members) implements Domain {
    public static final Range ALL = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
    public static final Range BIT = new Range(0, 1);

    /** No more numbers than this are listed one by one. */
    private static final int FEW = 64;

    public Range {
      members = members.size() == (long) high - low + 1 ? List.of() : List.copyOf(members);
    }

    public Range(int low, int high) {
      this(low, high, List.of());
    }

    public static Range of(int value) {
      return new Range(value, value);
    }

    /** These numbers; all between the least and the greatest, if there are many. */
    public static Range of(SortedSet<Integer> numbers) {
      return new Range(
          numbers.first(),
          numbers.last(),
          numbers.size() <= FEW ? List.copyOf(numbers) : List.of());
    }

    /** The same of numbers in any order, of which some may be there several times. */
    static Range of(int... numbers) {
      Arrays.sort(numbers);
      int different = 0;
      for (int i = 0; i < numbers.length; i++) {
        if (i == 0 || numbers[i] != numbers[i - 1]) {
          numbers[different++] = numbers[i];
        }
      }
      int last = numbers[different - 1];
      return new Range(
          numbers[0],
          last,
          different <= FEW ? Arrays.stream(numbers, 0, different).boxed().toList() : List.of());
    }

    /** The range, if it fits into 32 bits; all numbers otherwise, since results wrap around. */
    public static Range fitting(long low, long high) {
      return low < Integer.MIN_VALUE || high > Integer.MAX_VALUE
          ? ALL
          : new Range((int) low, (int) high);
    }

    @Override
    public boolean isConstant() {
      return low == high;
    }

    /** Whether its numbers are few enough to be looked at one by one. */
    public boolean isFew() {
      return !members.isEmpty() || (long) high - low < FEW;
    }

    /** All of them, from the least to the greatest. */
    public IntStream numbers() {
      return members.isEmpty()
          ? IntStream.rangeClosed(low, high)
          : members.stream().mapToInt(Integer::intValue);
    }

    public boolean contains(int number) {
      return number >= low && number <= high && (members.isEmpty() || members.contains(number));
    }

    /** Those from one number to another; null if there are none. */
    public @Nullable Range between(long least, long most) {
      if (members.isEmpty()) {
        return least > high || most < low || least > most
            ? null
            : new Range((int) Math.max(low, least), (int) Math.min(high, most));
      }
      return few(numbers().filter(n -> n >= least && n <= most));
    }

    /** All but one number; null if there are no others. */
    public @Nullable Range without(int number) {
      if (!contains(number)) {
        return this;
      }
      if (isFew()) {
        return few(numbers().filter(n -> n != number));
      }
      return number == low
          ? new Range(low + 1, high)
          : number == high ? new Range(low, high - 1) : this;
    }

    private static @Nullable Range few(IntStream numbers) {
      NavigableSet<Integer> left = new TreeSet<>();
      numbers.forEach(left::add);
      return left.isEmpty() ? null : of(left);
    }

    Range joined(Range other) {
      if (isFew() && other.isFew()) {
        NavigableSet<Integer> all = new TreeSet<>();
        IntStream.concat(numbers(), other.numbers()).forEach(all::add);
        return of(all);
      }
      return new Range(Math.min(low, other.low), Math.max(high, other.high));
    }
  }

  /** A number of 64 bits. */
  record Pair(Range high, Range low) implements Domain {
    @Override
    public boolean isConstant() {
      return high.isConstant() && low.isConstant();
    }
  }

  /** Some objects by their numbers; 0 is null. */
  record Targets(SortedSet<Integer> objects) implements Domain {
    public Targets {
      objects = Collections.unmodifiableSortedSet(new TreeSet<>(objects));
    }

    @Override
    public boolean isConstant() {
      return objects.size() == 1;
    }
  }

  /** Nothing that anybody may read. */
  record Unknown() implements Domain {
    @Override
    public boolean isConstant() {
      return false;
    }
  }

  /** Whether there is only one value. */
  boolean isConstant();

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

  /** A domain above both, from a set in which nothing grows for long. */
  static Domain widen(Domain before, Domain joined) {
    return switch (joined) {
      case Range r when before instanceof Range old -> widen(old, r);
      case Pair(Range h, Range l) when before instanceof Pair(Range i, Range m) ->
          new Pair(widen(i, h), widen(m, l));
      default -> joined;
    };
  }

  private static Range widen(Range old, Range now) {
    if (now.low == old.low && now.high == old.high) {
      return now; // there is an end to numbers between the two
    }
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
