package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;

/**
 * Whether two references are to the same object. A few objects of the model stand for several of
 * the JVM, such as all strings of one text that are computed: which of those is meant is not known.
 */
final class SameObject {
  /** Its methods ask for equality next where two references are not the same. */
  private static final String EQUALITY_FOLLOWS = "java/util/Objects";

  private SameObject() {}

  /** Whether two references are the same. */
  static Int same(StepPath path, Heap heap, Ref a, Ref b) {
    boolean isFollowed = path.top().code().method().owner().name().equals(EQUALITY_FOLLOWS);
    boolean isDecided = !a.isConstant() && a.expression().equals(b.expression());
    if (!isDecided) {
      for (int object : a.objects()) {
        boolean isText = object != 0 && heap.get(object).payload(String.class).isPresent();
        if (b.objects().contains(object) && !(isFollowed && isText)) {
          requireKnown(path, heap, object, "the comparison, with ==, of %s with itself");
        }
      }
    }
    return Ints.same(a, b);
  }

  /** Refuses what depends on which object it is. */
  static void requireKnown(StepPath path, Heap heap, int object, String what) {
    if (heap.standsForSeveral(object)) {
      throw Program.unsupported(path, what.formatted(heap.get(object)));
    }
  }
}
