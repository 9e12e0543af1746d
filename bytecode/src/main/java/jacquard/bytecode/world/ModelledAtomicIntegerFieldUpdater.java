package jacquard.bytecode.world;

import java.lang.invoke.VarHandle;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Changes a field of objects in single steps. */
public class ModelledAtomicIntegerFieldUpdater {
  private final VarHandle field;

  private ModelledAtomicIntegerFieldUpdater(VarHandle field) {
    this.field = field;
  }

  /** For a field of a class. */
  public static ModelledAtomicIntegerFieldUpdater newUpdater(Class<?> type, String name) {
    return new ModelledAtomicIntegerFieldUpdater(Kernel.volatileField(type, name, int.class));
  }

  public final int get(Object of) {
    return (int) field.getVolatile(of);
  }

  public final void set(Object of, int next) {
    field.setVolatile(of, next);
  }

  public final void lazySet(Object of, int next) {
    field.setRelease(of, next);
  }

  public final boolean compareAndSet(Object of, int expected, int next) {
    return field.compareAndSet(of, expected, next);
  }

  public final boolean weakCompareAndSet(Object of, int expected, int next) {
    return field.weakCompareAndSet(of, expected, next);
  }

  public final int getAndSet(Object of, int next) {
    return (int) field.getAndSet(of, next);
  }

  public final int getAndAdd(Object of, int delta) {
    return (int) field.getAndAdd(of, delta);
  }

  public final int getAndIncrement(Object of) {
    return getAndAdd(of, 1);
  }

  public final int getAndDecrement(Object of) {
    return getAndAdd(of, -1);
  }

  public final int incrementAndGet(Object of) {
    return getAndAdd(of, 1) + 1;
  }

  public final int decrementAndGet(Object of) {
    return getAndAdd(of, -1) - 1;
  }

  public final int addAndGet(Object of, int delta) {
    return getAndAdd(of, delta) + delta;
  }

  /** Tries until nobody came in between. */
  public final int getAndUpdate(Object of, IntUnaryOperator function) {
    while (true) {
      int was = get(of);
      if (compareAndSet(of, was, function.applyAsInt(was))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int updateAndGet(Object of, IntUnaryOperator function) {
    while (true) {
      int was = get(of);
      int next = function.applyAsInt(was);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int getAndAccumulate(Object of, int x, IntBinaryOperator function) {
    while (true) {
      int was = get(of);
      if (compareAndSet(of, was, function.applyAsInt(was, x))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int accumulateAndGet(Object of, int x, IntBinaryOperator function) {
    while (true) {
      int was = get(of);
      int next = function.applyAsInt(was, x);
      if (compareAndSet(of, was, next)) {
        return next;
      }
    }
  }
}
