package jacquard.statespace.graph;

import jacquard.model.Fault;
import jacquard.model.Machine;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The states that a search came to, in the order in which it did, and those that a reduction spared
 * it.
 *
 * @param states the first is the initial one
 * @param isWhole whether it has every state of the model; else left-out steps may lead nowhere
 */
public record StateGraph(List<State> states, boolean isWhole) {
  public StateGraph {
    states = List.copyOf(states);
  }

  /** Whether a search with the reduction sees it. */
  public enum Part {
    FOLLOWED,
    /** The reduction spares it. */
    LEFT_OUT
  }

  /** How a state looks to one who checks it. */
  public enum Kind {
    ORDINARY,
    /** Nobody can move, and nobody has to. */
    END,
    /** Nobody can move, but somebody has not reached an end. */
    INVALID_END,
    /** Some process runs alone and has a choice; not counted as a state. */
    EXCLUSIVE
  }

  /**
   * A state.
   *
   * @param parent the state from which it was reached first; absent for the initial one
   * @param fault why nothing can be said about what follows, if so
   */
  public record State(
      Vector vector,
      OptionalInt parent,
      Part part,
      Kind kind,
      Optional<Fault> fault,
      List<Step> steps) {
    public State {
      steps = List.copyOf(steps);
    }
  }

  /**
   * From one state to the next: one transition, or several where a process runs alone.
   *
   * @param target where it leads; absent if it breaks off with a fault, or leads out of the picture
   */
  public record Step(List<Long> transitions, OptionalInt target, Optional<Fault> fault, Part part) {
    public Step {
      transitions = List.copyOf(transitions);
    }
  }

  /** The bytes of a state, equal to others with the same content. */
  public static final class Vector {
    private final byte[] bytes;

    Vector(Machine machine, byte[] state) {
      bytes = Arrays.copyOf(state, machine.length(state));
    }

    /** Writes the state where a machine can use it. */
    public void copyTo(byte[] state) {
      System.arraycopy(bytes, 0, state, 0, bytes.length);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Vector v && Arrays.equals(bytes, v.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  /** How many states a search counts: those in which nobody runs alone. */
  public long countStates(Part part) {
    return states.stream().filter(s -> s.part() == part && s.kind() != Kind.EXCLUSIVE).count();
  }

  /** How many steps there are. */
  public long countSteps(Part part) {
    return states.stream().flatMap(s -> s.steps().stream()).filter(s -> s.part() == part).count();
  }
}
