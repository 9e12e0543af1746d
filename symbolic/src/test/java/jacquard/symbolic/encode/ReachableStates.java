package jacquard.symbolic.encode;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

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
    Integer known = numbers.putIfAbsent(key(state), states.size());
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
      found.add(new Move(transitions[i], targets(state, transitions[i])));
    }
    moves.add(found);
  }

  /** Where a transition leads, with the atomic sequence that it may start. */
  private List<Integer> targets(byte[] from, long transition) {
    Set<Integer> targets = new TreeSet<>();
    Set<ByteBuffer> seen = new HashSet<>();
    Deque<byte[]> open = new ArrayDeque<>();
    open.add(after(from, transition));
    while (!open.isEmpty()) {
      byte[] state = open.remove();
      long[] next = new long[100];
      int count = Machine.isExclusive(state) ? machine.enabled(state, next) : 0;
      if (count == 0) {
        Machine.shareAgain(state);
        targets.add(number(state));
      } else if (seen.add(key(state))) {
        for (int i = 0; i < count; i++) {
          open.add(after(state, next[i]));
        }
      }
    }
    return List.copyOf(targets);
  }

  private byte[] after(byte[] from, long transition) {
    byte[] state = from.clone();
    machine.perform(state, transition);
    return state;
  }

  private ByteBuffer key(byte[] state) {
    return ByteBuffer.wrap(Arrays.copyOf(state, machine.length(state)));
  }
}
