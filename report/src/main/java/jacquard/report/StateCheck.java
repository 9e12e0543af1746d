package jacquard.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A finished check of a model by its states, as reports need it.
 *
 * @param target what was checked, as the user names it
 * @param definitions macros that were defined before the model was read
 * @param fingerprint of the model, as in its schedules
 * @param property of infinite runs, if one was checked
 * @param search which states were visited, and in which order
 * @param found a violation
 * @param violations how many there are, as far as was searched
 * @param cutShort what kept the search from visiting all states
 * @param doubt what the search may have missed though it came to its end
 * @param coversEndStates whether the search would have seen every invalid end state
 * @param unreached statements that are never reached
 * @param notes what was not taken as the source has it
 */
public record StateCheck(
    String target,
    List<String> definitions,
    String fingerprint,
    Optional<Property> property,
    String search,
    Optional<Found> found,
    long violations,
    Optional<String> cutShort,
    Optional<Doubt> doubt,
    boolean coversEndStates,
    Size size,
    List<String> unreached,
    List<String> notes) {
  public StateCheck {
    definitions = List.copyOf(definitions);
    unreached = List.copyOf(unreached);
    notes = List.copyOf(notes);
  }

  /**
   * States are not known exactly, so that some may have been missed.
   *
   * @param what for the user
   * @param isSerious whether nothing can be claimed
   */
  public record Doubt(String what, boolean isSerious) {}

  /** Whether the check says that all is well. */
  public boolean holds() {
    return found.isEmpty() && cutShort.isEmpty() && doubt.filter(Doubt::isSerious).isEmpty();
  }

  /**
   * A property of infinite runs, as the user names it.
   *
   * @param kind {@code ltl}, {@code never}, {@code acceptance} or {@code non-progress}
   * @param formula the formula or its name, for {@code ltl}; the name of the claim, for {@code
   *     never}
   * @param fairness which runs count, if not all: {@code weak}
   */
  public record Property(String kind, Optional<String> formula, Optional<String> fairness) {
    /** What is said of all executions where it holds. */
    public String claim() {
      String what =
          switch (kind) {
            case "ltl" -> formula.orElse("the formula") + " holds";
            case "never" ->
                "the never claim" + formula.map(name -> " " + name).orElse("") + " accepts none";
            case "acceptance" -> "none has an acceptance cycle";
            case "non-progress" -> "none has a non-progress cycle";
            default -> throw new IllegalStateException(kind);
          };
      return what + (fairness.isPresent() ? ", of those that are weakly fair" : "");
    }
  }

  /**
   * A violation with the run that leads to it.
   *
   * @param schedule the text form, for a replay
   * @param cycle the step, counted from 0, from which on the run repeats for ever; the number of
   *     steps where it stays for ever as it is then
   * @param replay the commands that show it again
   */
  public record Found(
      String kind,
      String message,
      String schedule,
      List<Step> steps,
      OptionalInt cycle,
      List<String> replay) {
    public Found {
      steps = List.copyOf(steps);
      replay = List.copyOf(replay);
    }
  }

  /**
   * One step of a run.
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

  public record Move(int process, String name, String action) {}

  /**
   * What it cost.
   *
   * @param executions where a search repeats executions and stores no states
   */
  public record Size(
      long states, long executions, long transitions, int depth, long bytes, double seconds) {
    public static Size ofStates(
        long states, long transitions, int depth, long bytes, double seconds) {
      return new Size(states, 0, transitions, depth, bytes, seconds);
    }

    public static Size ofExecutions(long executions, long transitions, int depth, double seconds) {
      return new Size(0, executions, transitions, depth, 0, seconds);
    }
  }
}
