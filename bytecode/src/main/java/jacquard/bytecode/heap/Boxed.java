package jacquard.bytecode.heap;

import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The small numbers of a type as objects, of which the JVM has one each. They are numbered in the
 * order of what they hold.
 *
 * @param first the object that holds the least number
 */
public record Boxed(int first, int least, int most) {
  public boolean has(long number) {
    return least <= number && number <= most;
  }

  /** The box of a number that has one. */
  public Ref box(Int number) {
    Domain.@Nullable Range known = number.range().between(least, most);
    Domain.Range range = known == null ? new Domain.Range(least, most) : known;
    SortedSet<Integer> objects = new TreeSet<>();
    range.numbers().forEach(n -> objects.add(first - least + n));
    Int object = Ints.add(number, Int.of(first - least));
    return Ref.of(object.expression(), objects, object.weight());
  }

  /** What a box holds that is one of these. */
  public Int value(Ref box) {
    SortedSet<Integer> objects = among(box.objects());
    return Ints.ranged(
        Ints.subtract(box.number(), Int.of(first - least)),
        objects.first() - first + least,
        objects.last() - first + least);
  }

  /** Whether a reference is to one of these boxes. */
  public Int isBox(Ref ref) {
    return Ints.both(
        Ints.lessOrEqual(Int.of(first), ref.number()),
        Ints.lessOrEqual(ref.number(), Int.of(first + most - least)));
  }

  /** Those of some objects that are among these boxes. */
  public SortedSet<Integer> among(SortedSet<Integer> objects) {
    return objects.subSet(first, first + most - least + 1);
  }
}
