package jacquard.check;

import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.JvmOptions;

/** What a request says of a Java program, as the runtime takes it. */
public final class JavaOptions {
  private JavaOptions() {}

  /**
   * What may happen to the program.
   *
   * @throws RefusedRequestException for timeouts that make no sense
   */
  public static ExploredBehaviour behaviour(CheckRequest request) {
    try {
      return new ExploredBehaviour(
          request
              .get(CheckOptions.EARLY_TIMEOUTS)
              .map(EarlyTimeouts::parse)
              .orElse(ExploredBehaviour.DEFAULT.earlyTimeouts()),
          request
              .get(CheckOptions.SPURIOUS_WAKEUPS)
              .map(Long::intValue)
              .orElse(ExploredBehaviour.DEFAULT.spuriousWakeUps()),
          request.has(CheckOptions.SINGLE_STEPS));
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  /** The same request, with options of the JVM in the form that a JVM takes as one word. */
  public static CheckRequest normalised(CheckRequest request) {
    return request.has(CheckOptions.JVM_OPTION)
        ? request.with(CheckOptions.JVM_OPTION, jvmOptions(request).all())
        : request;
  }

  /**
   * The options of the JVM that it runs in.
   *
   * @throws RefusedRequestException for one that would break control over the program
   */
  public static JvmOptions jvmOptions(CheckRequest request) {
    try {
      return JvmOptions.of(request.all(CheckOptions.JVM_OPTION));
    } catch (JvmOptions.RefusedException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }
}
