package jacquard.cli.target;

import jacquard.check.JavaTarget;
import jacquard.check.ProgramOutput;
import jacquard.cli.worker.DebuggerWanted;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.answer.Replay;
import jacquard.core.request.CheckRequest;
import jacquard.explore.engine.StatelessEngine;
import jacquard.explore.run.Replayed;
import java.util.Optional;

/** One schedule of a Java program, with what the program prints, and perhaps in a debugger. */
record JavaReplay(JavaTarget target, Schedule schedule, int maxSteps, ReplayListener listener) {
  Replay run(CheckRequest request) {
    ProgramOutput.unheard(target::fingerprint); // runs the program, which may print
    Optional<Violation> race =
        ProgramOutput.unheard(() -> StatelessEngine.race(target, request, schedule));
    Execution execution =
        listener.debugPort().isPresent()
            ? debugged(listener.debugPort().get())
            : ProgramOutput.hear(
                listener::hear, () -> target.replay(target.program(), schedule, maxSteps));
    return StatelessEngine.described(target, target.program(), execution, schedule.length(), race);
  }

  /** Runs it unseen first, so that what a debugger sees is this one execution and nothing else. */
  private Execution debugged(int port) {
    Execution execution =
        ProgramOutput.unheard(() -> Replayed.fromElsewhere(target.program(), schedule, maxSteps));
    if (execution.outcome() instanceof Outcome.Diverged) {
      return execution;
    }
    listener
        .told()
        .accept(
            "jacquard: waits for a debugger: jdb -attach %d (or an IDE, on this port of this machine)"
                .formatted(port));
    DebuggerWanted.await();
    Execution seen =
        ProgramOutput.hear(
            listener::hear, () -> Replayed.of(target.program().debugged(), schedule, maxSteps));
    return seen.outcome().equals(execution.outcome()) ? execution : seen;
  }
}
