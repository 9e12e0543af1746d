package jacquard.statespace;

import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What can happen in a state, unless a condition has a fault. */
record Steps(List<Long> transitions, Optional<Fault> fault) {
  static Steps in(byte[] state, Machine machine) {
    long[] transitions = new long[256];
    try {
      int found = machine.enabled(state, transitions);
      return new Steps(Arrays.stream(transitions, 0, found).boxed().toList(), Optional.empty());
    } catch (FaultException e) {
      return new Steps(List.of(), Optional.of(e.fault()));
    }
  }
}
