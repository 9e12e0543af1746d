package jacquard.symbolic.engine;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.core.answer.ProcessRun;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuit.Initial;
import jacquard.symbolic.circuit.Simulation;
import jacquard.symbolic.method.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A run of a circuit as a schedule, and as steps with names.
 *
 * <p>A schedule has numbers for the latches that begin as they like, if there are any, and then for
 * the inputs of each step: 24 bits in each, of which the number before the sign at says the place.
 */
final class CircuitStory {
  private static final int BITS = 24;

  private final Circuit circuit;

  /** The latches that begin as they like. */
  private final int[] free;

  CircuitStory(Circuit circuit) {
    this.circuit = circuit;
    free =
        IntStream.range(0, circuit.latches().size())
            .filter(i -> circuit.latches().get(i).initial() == Initial.FREE)
            .toArray();
  }

  Schedule schedule(Trace trace, String fingerprint) {
    List<Long> labels = new ArrayList<>();
    if (free.length > 0) {
      BitSet chosen = new BitSet();
      IntStream.range(0, free.length).forEach(i -> chosen.set(i, trace.initial().get(free[i])));
      write(chosen, free.length, labels);
    }
    trace.inputs().forEach(inputs -> write(inputs, circuit.inputs().size(), labels));
    return new Schedule(fingerprint, labels.stream().mapToLong(l -> l).toArray());
  }

  private static void write(BitSet bits, int count, List<Long> labels) {
    for (int i = 0; i < words(count); i++) {
      long[] word = bits.get(BITS * i, BITS * (i + 1)).toLongArray();
      labels.add(Label.of(i, word.length == 0 ? 0 : (int) word[0]));
    }
  }

  private static int words(int count) {
    return Math.max(1, (count + BITS - 1) / BITS);
  }

  /** The run that a schedule stands for; none if it has other numbers than the circuit takes. */
  Optional<Trace> trace(Schedule schedule) {
    int first = free.length > 0 ? words(free.length) : 0;
    int each = words(circuit.inputs().size());
    if (schedule.length() < first || (schedule.length() - first) % each != 0) {
      return Optional.empty();
    }
    BitSet initial = new BitSet();
    IntStream.range(0, circuit.latches().size())
        .forEach(i -> initial.set(i, circuit.latches().get(i).initial() == Initial.ONE));
    BitSet chosen = read(schedule, 0, first);
    IntStream.range(0, free.length).forEach(i -> initial.set(free[i], chosen.get(i)));
    List<BitSet> inputs = new ArrayList<>();
    for (int at = first; at < schedule.length(); at += each) {
      inputs.add(read(schedule, at, each));
    }
    Trace trace = new Trace(initial, inputs);
    return schedule(trace, schedule.fingerprint()).equals(schedule)
        ? Optional.of(trace)
        : Optional.empty();
  }

  private static BitSet read(Schedule schedule, int from, int count) {
    BitSet bits = new BitSet();
    for (int i = 0; i < count; i++) {
      int word = Label.choice(schedule.label(from + i));
      for (int bit = 0; bit < BITS; bit++) {
        bits.set(BITS * i + bit, (word >>> bit & 1) != 0);
      }
    }
    return bits;
  }

  /** Its steps: the inputs that are true, and the latches that change. */
  ProcessRun told(Trace trace, OptionalInt cycle) {
    Simulation simulation = new Simulation(circuit);
    int latches = circuit.latches().size();
    for (int i = 0; i < latches; i++) {
      simulation.setLatch(i, trace.initial().get(i) ? -1L : 0L);
    }
    List<ProcessRun.Step> steps = new ArrayList<>();
    for (BitSet inputs : trace.inputs()) {
      for (int i = 0; i < circuit.inputs().size(); i++) {
        simulation.setInput(i, inputs.get(i) ? -1L : 0L);
      }
      simulation.evaluate();
      long[] before = IntStream.range(0, latches).mapToLong(simulation::latch).toArray();
      simulation.step();
      List<String> changes = new ArrayList<>();
      for (int i = 0; i < latches; i++) {
        if (simulation.latch(i) != before[i]) {
          changes.add(circuit.latches().get(i).name() + " = " + (simulation.latch(i) & 1));
        }
      }
      String action = (steps.isEmpty() ? beginning(trace) : "") + names(inputs);
      steps.add(
          new ProcessRun.Step(List.of(new ProcessRun.Move(0, "inputs", action)), changes, ""));
    }
    return new ProcessRun(steps, cycle);
  }

  private String beginning(Trace trace) {
    List<String> set =
        IntStream.of(free)
            .filter(trace.initial()::get)
            .mapToObj(i -> circuit.latches().get(i).name() + " = 1")
            .toList();
    return set.isEmpty() ? "" : "begins with " + String.join(", ", set) + "; ";
  }

  private String names(BitSet inputs) {
    List<String> names =
        inputs.stream()
            .filter(i -> i < circuit.inputs().size())
            .mapToObj(i -> circuit.inputs().get(i).name())
            .toList();
    return names.isEmpty() ? "none" : String.join(", ", names);
  }
}
