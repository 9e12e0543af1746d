package jacquard.symbolic.engine;

import jacquard.core.engine.Target;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.ModelTarget;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.Room;
import java.util.ArrayList;
import java.util.List;

/**
 * The circuit that is checked where a target is.
 *
 * @param about how it was made, line by line
 */
public record TargetCircuit(Circuit circuit, List<String> about) {
  public TargetCircuit {
    about = List.copyOf(about);
  }

  /**
   * The circuit of a model in some mode, or the one that a file has.
   *
   * @param mode as the option names it
   * @throws RefusedRequestException if there is none
   */
  public static TargetCircuit of(Target target, String mode) {
    Mode wanted = SymbolicOptions.mode(mode);
    return switch (target) {
      case CircuitTarget circuit -> new TargetCircuit(circuit.circuit(), List.of());
      case ModelTarget model -> {
        Room room = CircuitOfModel.firstRoom(model.model());
        List<String> about = new ArrayList<>();
        about.add("made by Jacquard from " + target.name());
        about.add("mode " + wanted.word());
        about.add(
            "room for %d %s and for deterministic steps of %d; where more are needed, the"
                    .formatted(
                        room.processes(),
                        room.processes() == 1 ? "process" : "processes",
                        room.stepsOfRegions())
                + " bad state is reached");
        if (!model.claimsOfInfiniteRuns().isEmpty()) {
          about.add(
              "without %s: claims about infinite runs are no part of it"
                  .formatted(String.join(", ", model.claimsOfInfiniteRuns())));
        }
        yield new TargetCircuit(CircuitOfModel.of(model, room, wanted).circuit(), about);
      }
      default ->
          throw new RefusedRequestException(
              "'%s' is neither a model nor a circuit".formatted(target.name()));
    };
  }

  /** What is asked of the circuit: the names of bad states and of justice properties. */
  public List<String> properties() {
    return CircuitProperty.of(circuit).stream().map(CircuitProperty::claim).toList();
  }
}
