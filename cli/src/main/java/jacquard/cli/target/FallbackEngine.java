package jacquard.cli.target;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.EngineAround;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import java.time.Duration;
import java.util.Optional;

/**
 * An engine, and another that is asked where the first gives up. The first has all that was asked
 * for to itself, so the answer is never less than its own.
 *
 * @param engine the first one
 * @param second the one that is asked then
 */
record FallbackEngine(Engine engine, Engine second) implements EngineAround {
  /** With less time left it is not worth while. */
  private static final Duration LITTLE = Duration.ofSeconds(1);

  @Override
  public boolean takes(TargetKind kind) {
    return engine.takes(kind);
  }

  @Override
  public Check check(Target target, CheckRequest request, Watcher watcher) {
    long start = System.nanoTime();
    Check own = engine.check(target, request, watcher);
    Duration used = Duration.ofNanos(System.nanoTime() - start);
    Optional<Duration> left = request.get(CheckOptions.TIMEOUT).map(t -> t.minus(used));
    if (!(own.verdict() instanceof Verdict.Unknown(Verdict.Reason reason))
        || reason instanceof Verdict.Reason.Cancelled
        || !own.findings().claims().isEmpty() // of some of several claims much is known
        || watcher.isCancelled()
        || left.filter(time -> time.compareTo(LITTLE) < 0).isPresent()) {
      return own;
    }
    CheckRequest rest = left.map(t -> request.with(CheckOptions.TIMEOUT, t)).orElse(request);
    // not before: the engine would load its solver, which no answer of the first one needs
    if (second.refusal(target, rest).isPresent()) {
      return own;
    }
    Check other;
    try {
      other = second.check(target, rest, watcher);
    } catch (RefusedRequestException e) {
      return noting(own, String.valueOf(e.getMessage()));
    }
    if (other.verdict() instanceof Verdict.Unknown(Verdict.Reason why)) {
      return noting(
          own, "the %s engine has no answer either: %s".formatted(second.name(), words(why)));
    }
    if (other.verdict() instanceof Verdict.Holds && !other.claim().equals(own.claim())) {
      return own;
    }
    String note =
        "the %s engine answers, because the %s engine gave up: %s"
            .formatted(second.name(), engine.name(), words(reason));
    return noting(other.answering(request, own.origin()), note);
  }

  private static String words(Verdict.Reason reason) {
    return switch (reason) {
      case Verdict.Reason.Stopped(String why) -> why;
      case Verdict.Reason.GivenUp(String why) -> why;
      case Verdict.Reason.Approximate(String how) -> how;
      default -> "it did not come to an end";
    };
  }

  private static Check noting(Check check, String note) {
    return check.finding(check.findings().noting(note));
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    return engine.replay(target, request, schedule);
  }
}
