package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Circuit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What makes a bad state of a justice property. */
public sealed interface Transformation {
  /** The circuit with that bad state alone. */
  Circuit of(Circuit circuit, int property);

  /** As {@link #named} takes it. */
  String word();

  /** A violation comes back to a state that was saved. */
  record ToSafety() implements Transformation {
    @Override
    public Circuit of(Circuit circuit, int property) {
      return new LivenessToSafety(circuit, property).circuit();
    }

    @Override
    public String word() {
      return "saved-state";
    }
  }

  /** A violation has more than k rounds. */
  record Counting(int k) implements Transformation {
    @Override
    public Circuit of(Circuit circuit, int property) {
      return KLiveness.circuit(circuit, property, k);
    }

    @Override
    public String word() {
      return "rounds-" + k;
    }
  }

  /** The one that is called so. */
  static Optional<Transformation> named(String word) {
    if (word.equals(new ToSafety().word())) {
      return Optional.of(new ToSafety());
    }
    Matcher rounds = Pattern.compile("rounds-([0-9]{1,6})").matcher(word);
    return rounds.matches()
        ? Optional.of(new Counting(Integer.parseInt(rounds.group(1))))
        : Optional.empty();
  }
}
