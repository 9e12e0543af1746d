package jacquard.core.answer;

import java.util.List;
import java.util.OptionalInt;

/** A run of the processes of a model, told by the values that change. */
public record ProcessRun(List<Step> steps, OptionalInt cycle) implements Counterexample {
  public ProcessRun {
    steps = List.copyOf(steps);
  }

  @Override
  public List<String> actors() {
    return steps.stream()
        .flatMap(step -> step.moves().stream())
        .map(Move::name)
        .distinct()
        .sorted()
        .toList();
  }

  @Override
  public int length() {
    return steps.size();
  }

  /**
   * One step.
   *
   * @param moves who does what: one process, or a sender and its receiver
   * @param changes variables and channels with their new values
   * @param source where the step is written
   */
  public record Step(List<Move> moves, List<String> changes, String source) {
    public Step {
      moves = List.copyOf(moves);
      changes = List.copyOf(changes);
    }
  }

  /** What one process does in a step. */
  public record Move(int process, String name, String action) {}
}
