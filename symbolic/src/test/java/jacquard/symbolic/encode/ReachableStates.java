package jacquard.symbolic.encode;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The states of a small model in which no process runs alone, with the transitions between them: a
 * step that starts an atomic sequence is one with what follows in it.
 */
final class ReachableStates {
  /** A transition, and where it leads: to several states where the sequence has a choice. */
  record Move(long transition, List<Integer> targets) {}

  private final Machine machine;
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final List<byte[]> states = new ArrayList<>();
  private final List<List<Move>> moves = new ArrayList<>();

  private ReachableStates(Machine machine) {
    this.machine = machine;
  }

  /** All of them; empty if there are too many or something faults. */
  static Optional<ReachableStates> of(Machine machine, int most) {
    ReachableStates reachable = new ReachableStates(machine);
    byte[] first = new byte[machine.maxLength()];
    machine.initial(first);
    try {
      reachable.number(first);
      for (int next = 0; next < reachable.states.size(); next++) {
        if (reachable.states.size() > most) {
          return Optional.empty();
        }
        reachable.expand(next);
      }
    } catch (FaultException _) {
      return Optional.empty();
    }
    return Optional.of(reachable);
  }

  int count() {
    return states.size();
  }

  byte[] state(int number) {
    return states.get(number);
  }

  List<Move> moves(int number) {
    return moves.get(number);
  }

  private int number(byte[] state) {
    ByteBuffer key = ByteBuffer.wrap(Arrays.copyOf(state, machine.length(state)));
    Integer known = numbers.putIfAbsent(key, states.size());
    if (known == null) {
      states.add(state);
      return states.size() - 1;
    }
    return known;
  }

  private void expand(int number) {
    byte[] state = states.get(number);
    long[] transitions = new long[1000];
    int count = machine.enabled(state, transitions);
    List<Move> found = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Integer> targets = new ArrayList<>();
      follow(state, transitions[i], targets, 0);
      found.add(new Move(transitions[i], targets));
    }
    moves.add(found);
  }

  private void follow(byte[] from, long transition, List<Integer> targets, int depth) {
    byte[] state = from.clone();
    machine.perform(state, transition);
    if (Machine.isExclusive(state) && depth < 100) {
      long[] next = new long[100];
      int count = machine.enabled(state, next);
      if (count > 0) {
        for (int i = 0; i < count; i++) {
          follow(state, next[i], targets, depth + 1);
        }
        return;
      }
      Machine.shareAgain(state);
    }
    targets.add(number(state));
  }
}
