package jacquard.symbolic.engine;

import jacquard.core.Verdict;
import java.util.List;
import java.util.Optional;

/** What is said where neither a violation nor a proof was found. */
final class Unfinished {
  private Unfinished() {}

  /**
   * The verdict.
   *
   * @param steps whose they are: a circuit that leaves out orders of steps may need more of them
   *     than the model does
   * @param wanted how many steps were asked for
   * @param complete in how many steps there is no violation; negative if nothing is known
   */
  static Verdict verdict(String steps, Optional<Integer> wanted, int complete, String why) {
    if (wanted.isPresent() && complete >= wanted.get()) {
      return new Verdict.Holds(
          new Verdict.Scope.WithinBound(
              List.of(new Verdict.Limit("depth", complete, "steps", words(steps, complete))),
              Verdict.Grounds.PROVEN));
    }
    String far = complete < 0 ? "" : "; no violation within %s".formatted(counted(steps, complete));
    return new Verdict.Unknown(new Verdict.Reason.Stopped(why + far));
  }

  private static String words(String steps, int complete) {
    return "at most " + counted(steps, complete);
  }

  private static String counted(String steps, int complete) {
    return Verdict.Limit.number(complete) + (complete == 1 ? " step" : " steps") + steps;
  }
}
