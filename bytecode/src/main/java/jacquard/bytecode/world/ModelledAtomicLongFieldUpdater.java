package jacquard.bytecode.world;

import java.lang.invoke.VarHandle;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Changes a field of objects in single steps. */
public class ModelledAtomicLongFieldUpdater {
  private final VarHandle field;

  private ModelledAtomicLongFieldUpdater(VarHandle field) {
    this.field = field;
  }

  /** For a field of a class. */
  public static ModelledAtomicLongFieldUpdater newUpdater(Class<?> type, String name) {
    return new ModelledAtomicLongFieldUpdater(Kernel.volatileField(type, name, long.class));
  }

  public final long get(Object of) {
    return (long) field.getVolatile(of);
  }

  public final void set(Object of, long next) {
    field.setVolatile(of, next);
  }

  public final void lazySet(Object of, long next) {
    field.setRelease(of, next);
  }

  public final boolean compareAndSet(Object of, long expected, long next) {
    return field.compareAndSet(of, expected, next);
  }

  public final boolean weakCompareAndSet(Object of, long expected, long next) {
    return field.weakCompareAndSet(of, expected, next);
  }

  public final long getAndSet(Object of, long next) {
    return (long) field.getAndSet(of, next);
  }

  public final long getAndAdd(Object of, long delta) {
    return (long) field.getAndAdd(of, delta);
  }

  public final long getAndIncrement(Object of) {
    return getAndAdd(of, 1);
  }

  public final long getAndDecrement(Object of) {
    return getAndAdd(of, -1);
  }

  public final long incrementAndGet(Object of) {
    return getAndAdd(of, 1) + 1;
  }

  public final long decrementAndGet(Object of) {
    return getAndAdd(of, -1) - 1;
  }

  public final long addAndGet(Object of, long delta) {
    return getAndAdd(of, delta) + delta;
  }

  /** Tries until nobody came in between. */
  public final long getAndUpdate(Object of, LongUnaryOperator function) {
    while (true) {
      long was = get(of);
      if (compareAndSet(of, was, function.applyAsLong(was))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long updateAndGet(Object of, LongUnaryOperator function) {
    while (true) {
      long was = get(of);
      long next = function.applyAsLong(was);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long getAndAccumulate(Object of, long x, LongBinaryOperator function) {
    while (true) {
      long was = get(of);
      if (compareAndSet(of, was, function.applyAsLong(was, x))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long accumulateAndGet(Object of, long x, LongBinaryOperator function) {
    while (true) {
      long was = get(of);
      long next = function.applyAsLong(was, x);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }
}
