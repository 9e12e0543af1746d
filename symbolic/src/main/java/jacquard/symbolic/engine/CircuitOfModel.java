package jacquard.symbolic.engine;

import jacquard.core.request.RefusedRequestException;
import jacquard.model.Command;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.encode.UnsupportedModelException;

/** Makes the circuit of a model, and says in one line where that is not possible. */
final class CircuitOfModel {
  /** Steps of a deterministic region with a loop that the first circuit has room for. */
  private static final int FIRST_STEPS = 32;

  private CircuitOfModel() {}

  /** Enough for what is there at the start and for each place that creates a process, once. */
  static Room firstRoom(Model model) {
    long starts = model.edges().stream().filter(e -> e.command() instanceof Command.Start).count();
    int processes = (int) Math.min(model.initial().size() + starts, Layout.MAX_PROCESSES);
    return new Room(processes, FIRST_STEPS);
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
