package jacquard.bytecode.world;

import java.lang.invoke.VarHandle;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Changes a field of objects in single steps. */
public class ModelledAtomicReferenceFieldUpdater {
  private final VarHandle field;

  private ModelledAtomicReferenceFieldUpdater(VarHandle field) {
    this.field = field;
  }

  /** For a field of a class. */
  public static ModelledAtomicReferenceFieldUpdater newUpdater(
      Class<?> type, Class<?> fieldType, String name) {
    return new ModelledAtomicReferenceFieldUpdater(Kernel.volatileField(type, name, fieldType));
  }

  public final @Nullable Object get(Object of) {
    return field.getVolatile(of);
  }

  public final void set(Object of, @Nullable Object next) {
    field.setVolatile(of, next);
  }

  public final void lazySet(Object of, @Nullable Object next) {
    field.setRelease(of, next);
  }

  public final boolean compareAndSet(Object of, @Nullable Object expected, @Nullable Object next) {
    return field.compareAndSet(of, expected, next);
  }

  public final boolean weakCompareAndSet(
      Object of, @Nullable Object expected, @Nullable Object next) {
    return field.weakCompareAndSet(of, expected, next);
  }

  public final @Nullable Object getAndSet(Object of, @Nullable Object next) {
    return field.getAndSet(of, next);
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object getAndUpdate(Object of, UnaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get(of);
      if (compareAndSet(of, was, function.apply(was))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object updateAndGet(Object of, UnaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get(of);
      Object next = function.apply(was);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object getAndAccumulate(
      Object of, @Nullable Object x, BinaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get(of);
      if (compareAndSet(of, was, function.apply(was, x))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object accumulateAndGet(
      Object of, @Nullable Object x, BinaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get(of);
      Object next = function.apply(was, x);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }
}
