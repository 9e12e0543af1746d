package jacquard.cli;

import java.util.Optional;

/** One kind of target: the litmus programs, Java classes, models to come. */
interface TargetSource {
  /**
   * The target that is asked for; empty if the text is not of this kind.
   *
   * @throws UsageException if it is, but names nothing
   */
  Optional<Target> find(TargetRequest request);

  /** A target with this fingerprint, if this source can look for one. */
  Optional<Target> withFingerprint(String fingerprint);
}
