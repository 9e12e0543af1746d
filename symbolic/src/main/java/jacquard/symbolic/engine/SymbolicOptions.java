package jacquard.symbolic.engine;

import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.catalog.MethodCatalog;
import jacquard.symbolic.catalog.MethodEntry;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.liveness.LivenessCheck;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import jacquard.symbolic.solver.SolverFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * How a request wants a circuit to be checked.
 *
 * @param depth no more steps than this are asked about
 * @param certificate where a proof is to be written
 */
record SymbolicOptions(
    MethodEntry entry,
    Mode mode,
    SolverFactory solvers,
    Optional<Integer> depth,
    Optional<Duration> timeout,
    Optional<Path> certificate) {

  static SymbolicOptions of(CheckRequest request) {
    MethodEntry entry =
        request.get(CheckOptions.METHOD).map(SymbolicOptions::entry).orElse(MethodCatalog.AUTO);
    Optional<Integer> depth = request.get(CheckOptions.DEPTH).map(Long::intValue);
    Optional<String> certificate = request.get(CheckOptions.CERTIFICATE);
    if (certificate.isPresent() && !entry.proves()) {
      throw new RefusedRequestException(
          "--certificate is for methods that look for proofs: "
              + entry.name()
              + " finds one only where all runs come to rest; leave --method out, or give"
              + " induction, pdr or bdd");
    }
    if (certificate.isPresent() && depth.isPresent()) {
      throw new RefusedRequestException(
          "--certificate is for proofs about all steps: leave --depth out");
    }
    SolverFactory solvers = solvers(request.get(CheckOptions.SOLVER).orElse(SolverCatalog.AUTO));
    if (request.has(CheckOptions.SOLVER) && entry.method().solvers(solvers).isEmpty()) {
      throw new RefusedRequestException(
          "--solver is for methods that ask one: %s does not, leave it out"
              .formatted(entry.name()));
    }
    return new SymbolicOptions(
        entry,
        mode(request.get(CheckOptions.MODE).orElse(Mode.TRANSACTIONS.word())),
        solvers,
        depth,
        request.get(CheckOptions.TIMEOUT),
        certificate.map(CertificateOnFile::writable));
  }

  Method method() {
    return entry.method();
  }

  LivenessCheck liveness() {
    return entry.liveness();
  }

  /** The method, what else there is to say of the way, and the solvers that it uses. */
  String words(String... more) {
    List<String> words = new ArrayList<>(List.of(entry.name()));
    words.addAll(List.of(more));
    SequencedSet<String> used = method().solvers(solvers);
    if (!used.isEmpty()) {
      words.add(String.join(" and ", used));
    }
    return String.join(", ", words);
  }

  private static MethodEntry entry(String name) {
    try {
      return MethodCatalog.named(name);
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * The mode of that name.
   *
   * @throws RefusedRequestException if there is none
   */
  static Mode mode(String wanted) {
    for (Mode mode : Mode.values()) {
      if (mode.word().equals(wanted)) {
        return mode;
      }
    }
    throw new RefusedRequestException("unknown mode '%s'".formatted(wanted));
  }

  /**
   * The solver of that name.
   *
   * @throws RefusedRequestException if there is none here
   */
  static SolverFactory solvers(String name) {
    try {
      return SolverCatalog.named(name);
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  /** What is common to all that a check does. */
  Setting setting(Watcher watcher) {
    Cancellation cancellation = timeout.map(Cancellation::after).orElseGet(Cancellation::new);
    ProgressWords words = new ProgressWords();
    return new Setting(
        solvers,
        cancellation,
        depth.orElse(Integer.MAX_VALUE),
        progress -> {
          words.note(progress);
          watcher.progress(words::text);
          if (watcher.isCancelled()) {
            cancellation.cancel("cancelled");
          }
        });
  }
}
