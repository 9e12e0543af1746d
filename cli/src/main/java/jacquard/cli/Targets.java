package jacquard.cli;

import jacquard.runtime.control.ExploredBehaviour;
import java.util.List;
import java.util.Optional;

/** All that can be checked. */
final class Targets {
  private final List<TargetSource> sources;

  Targets() {
    this(List.of(new LitmusTargets(), new JavaTargets()));
  }

  Targets(List<TargetSource> sources) {
    this.sources = List.copyOf(sources);
  }

  /**
   * The target that is asked for.
   *
   * @throws UsageException if there is none
   */
  Target find(TargetRequest request) {
    for (TargetSource source : sources) {
      Optional<Target> target = source.find(request);
      if (target.isPresent()) {
        if (target.get().java().isEmpty()
            && !request.behaviour().equals(ExploredBehaviour.DEFAULT)) {
          throw new UsageException(
              "--early-timeouts, --spurious-wakeups and --single-steps are for Java programs, which"
                  + " %s is not".formatted(request.text()));
        }
        if (target.get().java().isEmpty() && !request.jvmOptions().all().isEmpty()) {
          throw new UsageException(
              "--jvm-option is for Java programs, which %s is not".formatted(request.text()));
        }
        return target.get();
      }
    }
    throw new UsageException(
        "cannot check '%s': give a Java class, Class#method, Source.java, a model (model.pml), or a"
                .formatted(request.text())
            + " litmus program such as litmus:racy-counter(3)");
  }

  /** A target with this fingerprint, among those that can be looked through. */
  Optional<Target> withFingerprint(String fingerprint) {
    return sources.stream()
        .flatMap(source -> source.withFingerprint(fingerprint).stream())
        .findFirst();
  }
}
