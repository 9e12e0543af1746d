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
import java.util.Arrays;
import java.util.Optional;

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
    return judged(target)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the circuit of %s shows a violation that the model does not have"
                        .formatted(target.name())));
  }

  /** What the interpreter finds, if it finds a violation of the model. */
  Optional<Told> judged(ModelTarget target) {
    Machine machine = new Interpreter(target.model());
    Schedule schedule = Run.schedule(machine, untilFault(machine), target.fingerprint());
    Replay replay = new ToldReplay(target, machine, schedule).atEnd();
    return replay.end() instanceof Replay.End.Violated(Violation violation)
            && replay.run() instanceof ProcessRun run
        ? Optional.of(new Told(run, violation, schedule))
        : Optional.empty();
  }

  /**
   * The transitions until something is wrong. Where a condition cannot be looked at, there is no
   * next transition, although the circuit names one.
   */
  private long[] untilFault(Machine machine) {
    long[] path = path();
    Run run = new Run(machine);
    int steps = 0;
    while (steps < path.length && run.fault().isEmpty()) {
      run.perform(path[steps++]);
    }
    return Arrays.copyOf(path, steps);
  }

  /** The transitions that happen in it. */
  long[] path() {
    return walk.transitions().stream().mapToLong(t -> t).toArray();
  }
}
