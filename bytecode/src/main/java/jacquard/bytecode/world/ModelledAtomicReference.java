package jacquard.bytecode.world;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A reference that changes in single steps. */
public class ModelledAtomicReference {
  private @Nullable Object value;

  public ModelledAtomicReference() {}

  public ModelledAtomicReference(@Nullable Object initial) {
    value = initial;
  }

  @Step
  public final @Nullable Object get() {
    return value;
  }

  @Step
  public final @Nullable Object getOpaque() {
    return value;
  }

  @Step
  public final void set(@Nullable Object next) {
    value = next;
  }

  @Step
  public final void setPlain(@Nullable Object next) {
    value = next;
  }

  @Step
  public final void setOpaque(@Nullable Object next) {
    value = next;
  }

  @Step
  public final void lazySet(@Nullable Object next) {
    value = next;
  }

  @Step
  public final @Nullable Object getAcquire() {
    return value;
  }

  @Step
  public final void setRelease(@Nullable Object next) {
    value = next;
  }

  @Step
  public final @Nullable Object getPlain() {
    return value;
  }

  @Step
  public final @Nullable Object getAndSet(@Nullable Object next) {
    Object was = value;
    value = next;
    return was;
  }

  /** Sets the reference if it is the expected one. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final boolean compareAndSet(@Nullable Object expected, @Nullable Object next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the reference if it is the expected one. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final boolean weakCompareAndSetPlain(@Nullable Object expected, @Nullable Object next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the reference if it is the expected one. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final boolean weakCompareAndSetVolatile(@Nullable Object expected, @Nullable Object next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the reference if it is the expected one. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final boolean weakCompareAndSetAcquire(@Nullable Object expected, @Nullable Object next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the reference if it is the expected one. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final boolean weakCompareAndSetRelease(@Nullable Object expected, @Nullable Object next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the reference if it is the expected one; returns the one before. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final @Nullable Object compareAndExchange(
      @Nullable Object expected, @Nullable Object next) {
    Object was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the reference if it is the expected one; returns the one before. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final @Nullable Object compareAndExchangeAcquire(
      @Nullable Object expected, @Nullable Object next) {
    Object was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the reference if it is the expected one; returns the one before. */
  @Step
  @SuppressWarnings("ReferenceEquality")
  public final @Nullable Object compareAndExchangeRelease(
      @Nullable Object expected, @Nullable Object next) {
    Object was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object getAndUpdate(UnaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get();
      if (compareAndSet(was, function.apply(was))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object updateAndGet(UnaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get();
      Object next = function.apply(was);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object getAndAccumulate(
      @Nullable Object x, BinaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get();
      if (compareAndSet(was, function.apply(was, x))) {
        return was;
      }
    }
  }

  /** Tries until nobody came in between. */
  public final @Nullable Object accumulateAndGet(
      @Nullable Object x, BinaryOperator<@Nullable Object> function) {
    while (true) {
      Object was = get();
      Object next = function.apply(was, x);
      if (compareAndSet(was, next)) {
        return next;
      }
    }
  }
}
