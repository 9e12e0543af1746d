package jacquard.symbolic.engine;

import jacquard.core.request.RefusedRequestException;
import jacquard.model.Command;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.encode.UnsupportedModelException;
import java.util.Random;

/** Makes the circuit of a model, and says in one line where that is not possible. */
final class CircuitOfModel {
  /** Steps of a deterministic region with a loop that the first circuit has room for. */
  private static final int FIRST_STEPS = 32;

  private static final int RUNS = 10;
  private static final int STEPS_OF_A_RUN = 300;
  private static final int MOST_BY_CHANCE = 16;

  private CircuitOfModel() {}

  /**
   * Enough for what is there at the start and for each place that creates a process, once; where a
   * place does so again and again, for as many as some random runs have.
   */
  static Room firstRoom(Model model) {
    long starts = model.edges().stream().filter(e -> e.command() instanceof Command.Start).count();
    int seen = starts == 0 ? 0 : Math.min(processesOfRandomRuns(model), MOST_BY_CHANCE);
    long processes = Math.max(model.initial().size() + starts, seen);
    return new Room((int) Math.min(processes, Layout.MAX_PROCESSES), FIRST_STEPS);
  }

  private static int processesOfRandomRuns(Model model) {
    Random random = new Random(1);
    int most = 0;
    for (int i = 0; i < RUNS; i++) {
      Run run = new Run(new Interpreter(model));
      long[] enabled = run.enabled();
      for (int step = 0; step < STEPS_OF_A_RUN && enabled.length > 0; step++) {
        most = Math.max(most, run.state()[Layout.COUNT] & 0xff);
        run.perform(enabled[random.nextInt(enabled.length)]);
        enabled = run.enabled();
      }
      most = Math.max(most, run.state()[Layout.COUNT] & 0xff);
    }
    return most;
  }

  /**
   * The circuit.
   *
   * @throws RefusedRequestException if the model has something that no circuit is made of
   */
  static ModelCircuit of(ModelTarget target, Room room, Mode mode) {
    try {
      return ModelCircuit.of(target.model(), room, mode);
    } catch (UnsupportedModelException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }
}
