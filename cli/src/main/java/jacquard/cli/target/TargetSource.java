package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import java.util.Optional;

/** One kind of target: the litmus programs, Java classes, models. */
public interface TargetSource {
  TargetKind kind();

  /** Whether a name is one of this kind. */
  boolean isNamed(String name);

  /**
   * The target that is asked for.
   *
   * @throws UsageException if the name is one of nothing
   */
  Target find(CheckRequest request);

  /** A target with this fingerprint, if this source can look for one. */
  default Optional<Target> withFingerprint(String fingerprint) {
    return Optional.empty();
  }
}
