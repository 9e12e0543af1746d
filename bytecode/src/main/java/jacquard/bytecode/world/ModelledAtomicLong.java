package jacquard.bytecode.world;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long that changes in single steps. */
public class ModelledAtomicLong {
  private long value;

  public ModelledAtomicLong() {}

  public ModelledAtomicLong(long initial) {
    value = initial;
  }

  @Step
  public final long get() {
    return value;
  }

  @Step
  public final void set(long next) {
    value = next;
  }

  @Step
  public final void lazySet(long next) {
    value = next;
  }

  @Step
  public final long getPlain() {
    return value;
  }

  @Step
  public final void setPlain(long next) {
    value = next;
  }

  @Step
  public final long getAcquire() {
    return value;
  }

  @Step
  public final void setRelease(long next) {
    value = next;
  }

  @Step
  public final long getOpaque() {
    return value;
  }

  @Step
  public final void setOpaque(long next) {
    value = next;
  }

  @Step
  public final long getAndSet(long next) {
    long was = value;
    value = next;
    return was;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean compareAndSet(long expected, long next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetPlain(long expected, long next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetVolatile(long expected, long next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetAcquire(long expected, long next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetRelease(long expected, long next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final long compareAndExchange(long expected, long next) {
    long was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final long compareAndExchangeAcquire(long expected, long next) {
    long was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final long compareAndExchangeRelease(long expected, long next) {
    long was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  @Step
  public final long getAndIncrement() {
    return value++;
  }

  @Step
  public final long getAndDecrement() {
    return value--;
  }

  @Step
  public final long getAndAdd(long delta) {
    long was = value;
    value += delta;
    return was;
  }

  @Step
  public final long incrementAndGet() {
    return ++value;
  }

  @Step
  public final long decrementAndGet() {
    return --value;
  }

  @Step
  public final long addAndGet(long delta) {
    value += delta;
    return value;
  }

  @Step
  public final int intValue() {
    return (int) value;
  }

  @Step
  public final long longValue() {
    return value;
  }

  /** Tries until nobody came in between. */
  public final long getAndUpdate(LongUnaryOperator function) {
    while (true) {
      long was = get();
      long next = function.applyAsLong(was);
      if (compareAndSet(was, next)) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long updateAndGet(LongUnaryOperator function) {
    while (true) {
      long was = get();
      long next = function.applyAsLong(was);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long getAndAccumulate(long x, LongBinaryOperator function) {
    while (true) {
      long was = get();
      long next = function.applyAsLong(was, x);
      if (compareAndSet(was, next)) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final long accumulateAndGet(long x, LongBinaryOperator function) {
    while (true) {
      long was = get();
      long next = function.applyAsLong(was, x);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }
}
