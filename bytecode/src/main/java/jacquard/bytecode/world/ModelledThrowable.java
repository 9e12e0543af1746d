package jacquard.bytecode.world;

import org.jspecify.annotations.Nullable;

/** Throwable without stack traces. */
public class ModelledThrowable {
  /** The class java.lang.Error looks at it. */
  static boolean jfrTracing;

  private @Nullable String message;
  private @Nullable ModelledThrowable cause;

  public ModelledThrowable() {}

  public ModelledThrowable(@Nullable String message) {
    this.message = message;
  }

  public ModelledThrowable(@Nullable String message, @Nullable ModelledThrowable cause) {
    this.message = message;
    this.cause = cause;
  }

  public ModelledThrowable(@Nullable ModelledThrowable cause) {
    this.cause = cause;
  }

  public ModelledThrowable(
      @Nullable String message,
      @Nullable ModelledThrowable cause,
      boolean suppression,
      boolean writableStackTrace) {
    this.message = message;
    this.cause = cause;
  }

  public @Nullable String getMessage() {
    return message;
  }

  public @Nullable String getLocalizedMessage() {
    return getMessage();
  }

  @Override
  public String toString() {
    String told = getLocalizedMessage();
    return told == null ? getClass().getName() : getClass().getName() + ": " + told;
  }

  public @Nullable ModelledThrowable getCause() {
    return cause;
  }

  /** Sets the cause. */
  public ModelledThrowable initCause(@Nullable ModelledThrowable other) {
    cause = other;
    return this;
  }

  public void addSuppressed(ModelledThrowable other) {}

  public void printStackTrace() {}

  public ModelledThrowable fillInStackTrace() {
    return this;
  }
}
