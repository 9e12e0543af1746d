package jacquard.bytecode.world;

/** A boolean that changes in single steps. */
public class ModelledAtomicBoolean {
  private boolean value;

  public ModelledAtomicBoolean() {}

  public ModelledAtomicBoolean(boolean initial) {
    value = initial;
  }

  @Step
  public final boolean get() {
    return value;
  }

  @Step
  public final void set(boolean next) {
    value = next;
  }

  @Step
  public final void lazySet(boolean next) {
    value = next;
  }

  @Step
  public final boolean getAcquire() {
    return value;
  }

  @Step
  public final void setRelease(boolean next) {
    value = next;
  }

  @Step
  public final boolean getPlain() {
    return value;
  }

  @Step
  public final boolean getOpaque() {
    return value;
  }

  @Step
  public final void setPlain(boolean next) {
    value = next;
  }

  @Step
  public final void setOpaque(boolean next) {
    value = next;
  }

  @Step
  public final boolean getAndSet(boolean next) {
    boolean was = value;
    value = next;
    return was;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean compareAndSet(boolean expected, boolean next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean weakCompareAndSetPlain(boolean expected, boolean next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean weakCompareAndSetVolatile(boolean expected, boolean next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean weakCompareAndSetAcquire(boolean expected, boolean next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected. */
  @Step
  public final boolean weakCompareAndSetRelease(boolean expected, boolean next) {
    if (value != expected) {
      return false;
    }
    value = next;
    return true;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final boolean compareAndExchange(boolean expected, boolean next) {
    boolean was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final boolean compareAndExchangeAcquire(boolean expected, boolean next) {
    boolean was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }

  /** Sets the value if it is as expected; returns the one before. */
  @Step
  public final boolean compareAndExchangeRelease(boolean expected, boolean next) {
    boolean was = value;
    if (was == expected) {
      value = next;
    }
    return was;
  }
}
