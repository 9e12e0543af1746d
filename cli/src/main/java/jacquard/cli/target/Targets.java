package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import java.util.List;
import java.util.Optional;

/** Finds what a user names. */
public final class Targets {
  private final List<TargetSource> sources;

  public Targets() {
    this(List.of(new LitmusTargets(), new CircuitTargets(), new ModelTargets(), new JavaTargets()));
  }

  public Targets(List<TargetSource> sources) {
    this.sources = List.copyOf(sources);
  }

  /**
   * The target that is asked for.
   *
   * @throws UsageException if there is none
   */
  public Target find(CheckRequest request) {
    return source(request.target()).find(request);
  }

  /**
   * Who makes targets of such names; nothing is read.
   *
   * @throws UsageException if nobody does
   */
  public TargetSource source(String name) {
    return sources.stream()
        .filter(source -> source.isNamed(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "cannot check '%s': give a Java class, Class#method, Source.java, a model"
                            .formatted(name)
                        + " (model.pml), a circuit (circuit.aig), or a litmus program such as"
                        + " litmus:racy-counter(3)"));
  }

  /** A target with this fingerprint, among those that can be looked through. */
  public Optional<Target> withFingerprint(String fingerprint) {
    return sources.stream()
        .flatMap(source -> source.withFingerprint(fingerprint).stream())
        .findFirst();
  }
}
