package jacquard.bytecode.world;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int that changes in single steps. */
public class ModelledAtomicInteger {
  private int value;

  public ModelledAtomicInteger() {}

  public ModelledAtomicInteger(int initial) {
    value = initial;
  }

  @Step
  public final int get() {
    return value;
  }

  @Step
  public final void set(int next) {
    value = next;
  }

  @Step
  public final void lazySet(int next) {
    value = next;
  }

  @Step
  public final int getPlain() {
    return value;
  }

  @Step
  public final void setPlain(int next) {
    value = next;
  }

  @Step
  public final int getAcquire() {
    return value;
  }

  @Step
  public final void setRelease(int next) {
    value = next;
  }

  @Step
  public final int getOpaque() {
    return value;
  }

  @Step
  public final void setOpaque(int next) {
    value = next;
  }

  @Step
  public final int getAndSet(int next) {
    int was = value;
    value = next;
    return was;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean compareAndSet(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetPlain(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetVolatile(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetAcquire(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Never fails for no reason. */
  @Step
  public final boolean weakCompareAndSetRelease(int expected, int next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final int compareAndExchange(int expected, int next) {
    int was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final int compareAndExchangeAcquire(int expected, int next) {
    int was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final int compareAndExchangeRelease(int expected, int next) {
    int was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  @Step
  public final int getAndIncrement() {
    return value++;
  }

  @Step
  public final int getAndDecrement() {
    return value--;
  }

  @Step
  public final int getAndAdd(int delta) {
    int was = value;
    value += delta;
    return was;
  }

  @Step
  public final int incrementAndGet() {
    return ++value;
  }

  @Step
  public final int decrementAndGet() {
    return --value;
  }

  @Step
  public final int addAndGet(int delta) {
    value += delta;
    return value;
  }

  @Step
  public final int intValue() {
    return value;
  }

  @Step
  public final long longValue() {
    return value;
  }

  /** Tries until nobody came in between. */
  public final int getAndUpdate(IntUnaryOperator function) {
    while (true) {
      int was = get();
      int next = function.applyAsInt(was);
      if (compareAndSet(was, next)) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int updateAndGet(IntUnaryOperator function) {
    while (true) {
      int was = get();
      int next = function.applyAsInt(was);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int getAndAccumulate(int x, IntBinaryOperator function) {
    while (true) {
      int was = get();
      int next = function.applyAsInt(was, x);
      if (compareAndSet(was, next)) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final int accumulateAndGet(int x, IntBinaryOperator function) {
    while (true) {
      int was = get();
      int next = function.applyAsInt(was, x);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }
}
