package jacquard.check.selftest;

import java.util.List;
import java.util.Optional;

/** Confirms a disagreement, and makes its program as small as it can. */
final class Shrinking {
  /** More runs on real threads, so that what is rare there is not taken for gone. */
  private static final int EFFORT = 3;

  /** How often a program is run again, which is rarely needed. */
  private static final int RETRIES = 3;

  private static final int MAX_TRIES = 40;

  private final Trials trials;
  private int tries;

  Shrinking(Trials trials) {
    this.trials = trials;
  }

  /**
   * The same disagreement by itself, in a fresh worker. What real threads have shown once they can
   * do, so that it need not come again; but that all of them wait for ever is only what it looked
   * like, perhaps because the machine is busy.
   *
   * @return empty if it was due to something else on this machine
   */
  Optional<Tried> confirm(Tried tried) {
    List<PlainSights> shown = tried.plain().stream().map(PlainSights::withoutDeadlock).toList();
    Tried alone = trials.alone(tried.program(), EFFORT, shown);
    for (int i = 1; i < RETRIES && alone.result().disagreement().isEmpty(); i++) {
      alone = trials.alone(tried.program(), EFFORT, shown);
    }
    if (alone.result().disagreement().isPresent()) {
      return Optional.of(alone);
    }
    if (!alone.isUntried()
        && !OutcomeComparison.isSame(
            tried.program(), tried.plain(), tried.search(), alone.search())) {
      OutcomeComparison.Result result =
          new OutcomeComparison.Result(
              tried.result().verdict(),
              Optional.of(OutcomeComparison.Disagreement.SURVIVAL),
              tried.result().what(),
              tried.result().more(),
              tried.result().beyond());
      return Optional.of(new Tried(tried.program(), tried.plain(), tried.search(), result));
    }
    return Optional.empty();
  }

  /** The smallest program found that disagrees in the same way. */
  Tried shrink(Tried confirmed) {
    Tried smallest = confirmed;
    boolean smaller = !confirmed.result().is(OutcomeComparison.Disagreement.SURVIVAL);
    while (smaller) {
      smaller = false;
      for (TestProgram candidate : smallest.program().smaller()) {
        if (tries++ >= MAX_TRIES) {
          return smallest;
        }
        Tried tried = trials.all(List.of(candidate), 1).getFirst();
        if (tried.result().disagreement().equals(smallest.result().disagreement())) {
          smallest = tried;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }
}
