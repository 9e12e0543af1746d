package jacquard.model.run;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import java.util.Arrays;
import java.util.Optional;

/** One run of a model, step by step, in which the caller chooses. */
public final class Run {
  private final Machine machine;
  private final byte[] state;
  private long[] transitions = new long[64];
  private int count;
  private Optional<Fault> fault = Optional.empty();
  private boolean broken;

  public Run(Machine machine) {
    this.machine = machine;
    this.state = new byte[machine.maxLength()];
    machine.initial(state);
    list();
  }

  private void list() {
    try {
      count = machine.enabled(state, transitions);
      if (count == 0 && Machine.isExclusive(state)) {
        Machine.shareAgain(state);
        count = machine.enabled(state, transitions);
      }
      if (count > transitions.length) {
        transitions = new long[2 * count];
        list();
      }
    } catch (FaultException e) {
      count = 0;
      broken = true;
      fault = Optional.of(e.fault());
    }
  }

  /** The state at hand; not to be changed. */
  public byte[] state() {
    return state;
  }

  /** What can happen next. */
  public long[] enabled() {
    return Arrays.copyOf(transitions, count);
  }

  public void perform(long transition) {
    try {
      machine.perform(state, transition);
      fault = machine.failedAssertion();
      list();
    } catch (FaultException e) {
      fault = Optional.of(e.fault());
      broken = true;
      count = 0;
    }
  }

  /** What was wrong in the last step, or in what follows it. */
  public Optional<Fault> fault() {
    return fault;
  }

  /** Whether nothing can happen although some process has not reached an end. */
  public boolean isInvalidEnd() {
    return !broken && count == 0 && state[Layout.COUNT] != 0 && !machine.isValidEnd(state);
  }

  /** The choices of a path: which process moves, and which of its enabled edges it takes. */
  public static Schedule schedule(Machine machine, long[] path, String fingerprint) {
    Run run = new Run(machine);
    long[] labels = new long[path.length];
    for (int step = 0; step < labels.length; step++) {
      long transition = path[step];
      int process = Transition.process(transition);
      int choice = 0;
      for (long t : run.enabled()) {
        if (t == transition) {
          break;
        }
        choice += Transition.process(t) == process ? 1 : 0;
      }
      labels[step] = Label.of(process, choice);
      run.perform(transition);
    }
    return new Schedule(fingerprint, labels);
  }

  /** The transition that a choice of a schedule means here; empty if there is none. */
  public Optional<Long> transition(long label) {
    int choice = Label.choice(label);
    for (long t : enabled()) {
      if (Transition.process(t) == Label.thread(label) && choice-- == 0) {
        return Optional.of(t);
      }
    }
    return Optional.empty();
  }
}
