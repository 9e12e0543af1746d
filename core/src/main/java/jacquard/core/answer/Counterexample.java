package jacquard.core.answer;

import java.util.List;
import java.util.OptionalInt;

/** The run that leads to a violation: steps of named actors. */
public sealed interface Counterexample permits Interleaving, ProcessRun {
  /** The names of the threads or processes that take part. */
  List<String> actors();

  /** How many steps it has. */
  int length();

  /**
   * The step, counted from 0, from which on the run repeats for ever; its length where it stays for
   * ever as it is then; empty for a finite run.
   */
  default OptionalInt cycle() {
    return OptionalInt.empty();
  }
}
