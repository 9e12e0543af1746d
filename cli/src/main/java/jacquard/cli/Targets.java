package jacquard.cli;

import java.util.List;
import java.util.Optional;

/** All that can be checked. */
final class Targets {
  private final List<TargetSource> sources;

  Targets() {
    this(List.of(new LitmusTargets()));
  }

  Targets(List<TargetSource> sources) {
    this.sources = List.copyOf(sources);
  }

  /**
   * The target that a text names.
   *
   * @throws UsageException if there is none
   */
  Target find(String text) {
    for (TargetSource source : sources) {
      Optional<Target> target = source.find(text);
      if (target.isPresent()) {
        return target.get();
      }
    }
    throw new UsageException(
        "cannot check '%s': this version checks models (model.pml) and litmus programs, such as litmus:racy-counter(3);"
                .formatted(text)
            + " 'jacquard list' names all");
  }

  /** A target with this fingerprint, among those that can be looked through. */
  Optional<Target> withFingerprint(String fingerprint) {
    return sources.stream()
        .flatMap(source -> source.withFingerprint(fingerprint).stream())
        .findFirst();
  }
}
