package jacquard.model.claims;

import jacquard.core.Schedule;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;

/** How an engine checks one claim about infinite runs of a model. */
public interface ClaimCheck {
  /** That asks for this claim alone. */
  CheckRequest request();

  /** What is said of all executions where it holds. */
  String words();

  /** What a run is that violates it; a search may stop at another violation. */
  ViolationKind kind();

  /** The same check, as another request wants it. */
  ClaimCheck answering(CheckRequest other);

  /**
   * Checks it.
   *
   * @throws RefusedRequestException if the engine cannot
   */
  Check run(Watcher watcher);

  /** Runs a schedule again, and says whether it violates the claim. */
  Replay replay(Schedule schedule);
}
