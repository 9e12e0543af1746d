package jacquard.symbolic.engine;

import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.answer.ProcessRun;
import jacquard.core.answer.Replay;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.print.ToldReplay;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.method.Trace;

/** A trace of a model's circuit as a run of the model. */
final class CircuitRun {
  private final ModelCircuit.Walk walk;

  /**
   * @param run step by step
   * @param violation what the interpreter says of it
   */
  record Told(ProcessRun run, Violation violation, Schedule schedule) {}

  CircuitRun(ModelCircuit circuit, Trace trace) {
    this.walk = circuit.walk(trace.inputs());
  }

  /** Whether it creates more processes than the circuit has room for, and nothing is wrong. */
  boolean needsMoreProcesses() {
    return walk.overflows();
  }

  /** Whether a deterministic step in it is longer than the circuit has room for. */
  boolean needsMoreSteps() {
    return walk.unfinished();
  }

  /** Runs it on the interpreter, which has to find what the circuit has found. */
  Told told(ModelTarget target) {
    Machine machine = new Interpreter(target.model());
    long[] path = walk.transitions().stream().mapToLong(t -> t).toArray();
    Schedule schedule = Run.schedule(machine, path, target.fingerprint());
    Replay replay = new ToldReplay(target, machine, schedule).atEnd();
    if (replay.end() instanceof Replay.End.Violated(Violation violation)
        && replay.run() instanceof ProcessRun run) {
      return new Told(run, violation, schedule);
    }
    throw new IllegalStateException(
        "the circuit of %s shows a violation that the model does not have: %s"
            .formatted(target.name(), replay.end()));
  }
}
