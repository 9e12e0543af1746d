package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import jacquard.core.Schedule;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.model.ModelTarget;
import java.nio.file.Path;
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

  /**
   * The model of what is named: itself, or what a program is translated to. Nothing is run.
   *
   * @throws UsageException if there is none
   */
  default ModelTarget model(CheckRequest request) {
    throw new UsageException(
        "'%s' is not a model: name a Promela file (model.pml) or a Java program"
            .formatted(request.target()));
  }

  /**
   * What a circuit is made of, for what is named: its model, or the circuit that it is.
   *
   * @throws UsageException if there is none
   */
  default Target circuitSource(CheckRequest request) {
    return model(request);
  }

  /** Whether a file is a part of what is named, besides the one of its name. */
  default boolean reads(CheckRequest request, Path file) {
    return false;
  }

  /** Whether a check can write a certificate for one of its targets. */
  default boolean hasCertificates() {
    return false;
  }

  /**
   * Whether its targets are code that somebody wrote: it runs in a worker JVM, it may print, it
   * takes arguments, a debugger can follow it, and a recording alone is no reason to run it.
   */
  default boolean isCode() {
    return false;
  }

  /** Whether a counterexample can be written as Spin writes one. */
  default boolean hasTrails() {
    return false;
  }

  /** Of the file that a target begins with, where that is code; nothing of it is run. */
  default Optional<String> digest(CheckRequest request) {
    return Optional.empty();
  }

  /**
   * Runs one schedule of a target of this kind again.
   *
   * @throws UsageException if no engine can do so
   */
  default Replay replay(
      Target target, CheckRequest request, Schedule schedule, ReplayListener listener) {
    return Engines.replaying(target, request).replay(target, request, schedule);
  }

  /** A target with this fingerprint, if this source can look for one. */
  default Optional<Target> withFingerprint(String fingerprint) {
    return Optional.empty();
  }
}
