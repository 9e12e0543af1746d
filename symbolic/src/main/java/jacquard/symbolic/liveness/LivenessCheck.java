package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Setting;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Looks for a lasso, and for a proof that there is none on a second thread; the first answer wins.
 *
 * @param finder decides whether a lasso can be closed
 * @param prover decides whether there can be one round more; leaves it to the finder if missing
 */
public record LivenessCheck(Method finder, Optional<Method> prover) {
  /** Checks one of the circuit's justice properties. */
  public LivenessAnswer check(Circuit circuit, int property, Setting setting) {
    if (prover.isEmpty()) {
      return found(circuit, property, setting);
    }
    Cancellation cancellation = setting.cancellation().child();
    Setting shared = setting.cancelledBy(cancellation);
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      CompletionService<LivenessAnswer> answers = new ExecutorCompletionService<>(threads);
      answers.submit(() -> found(circuit, property, shared));
      answers.submit(() -> proved(prover.get(), circuit, property, shared));
      try {
        LivenessAnswer first = taken(answers);
        return first instanceof LivenessAnswer.Unknown unknown && unknown.depth() < setting.depth()
            ? better(taken(answers), unknown)
            : first;
      } finally {
        cancellation.cancel("the other thread was faster");
      }
    }
  }

  private static LivenessAnswer better(LivenessAnswer second, LivenessAnswer.Unknown first) {
    boolean deeper =
        second instanceof LivenessAnswer.Unknown(int depth, _) && depth < first.depth();
    return deeper ? first : second;
  }

  private LivenessAnswer found(Circuit circuit, int property, Setting setting) {
    LivenessToSafety safety = new LivenessToSafety(circuit, property);
    return switch (finder.check(safety.circuit(), 0, setting)) {
      case Answer.Unsafe unsafe -> {
        Lasso lasso = safety.lasso(unsafe.trace());
        if (!lasso.violates(circuit, property)) {
          throw new IllegalStateException("a lasso is no run of the circuit");
        }
        yield new LivenessAnswer.Violated(lasso);
      }
      case Answer.Safe safe ->
          new LivenessAnswer.Holds(new Transformation.ToSafety(), safe.certificate());
      case Answer.Unknown(int depth, String reason) -> new LivenessAnswer.Unknown(depth, reason);
    };
  }

  private static LivenessAnswer proved(
      Method prover, Circuit circuit, int property, Setting setting) {
    // how far the counting is says nothing of how long a lasso may be
    Setting unbounded = setting.within(Integer.MAX_VALUE);
    for (int k = 0; !setting.cancellation().isCancelled(); k++) {
      Transformation counting = new Transformation.Counting(k);
      Circuit counted = counting.of(circuit, property);
      if (prover.check(counted, 0, unbounded) instanceof Answer.Safe safe) {
        return new LivenessAnswer.Holds(counting, safe.certificate());
      }
    }
    return new LivenessAnswer.Unknown(-1, setting.cancellation().reason().orElse("cancelled"));
  }

  private static LivenessAnswer taken(CompletionService<LivenessAnswer> answers) {
    try {
      return answers.take().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new LivenessAnswer.Unknown(-1, "interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException("a method failed", e.getCause());
    }
  }
}
