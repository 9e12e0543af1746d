package jacquard.symbolic.encode;

import jacquard.symbolic.circuit.Word;
import java.util.List;

/** A message that a sender hands over without a buffer. */
record Arrival(Word channel, List<Word> message) {
  Arrival {
    message = List.copyOf(message);
  }
}
