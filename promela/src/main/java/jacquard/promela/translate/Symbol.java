package jacquard.promela.translate;

import jacquard.model.Expression;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.List;

/** What a name stands for. */
sealed interface Symbol {
  record Stored(Variable variable) implements Symbol {}

  /**
   * A name that always stands for the same channels, so that nothing needs to be stored.
   *
   * @param first the number of the channel, or of the first one of an array
   * @param length of the array; 0 for a single channel
   * @param capacity of each of them
   */
  record FixedChannel(Expression first, int length, int capacity, List<Type> fields)
      implements Symbol {
    public FixedChannel {
      fields = List.copyOf(fields);
    }
  }

  /** A symbolic constant. */
  record Value(int value) implements Symbol {}
}
