package jacquard.modelruns;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.run.Interpreter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each process can do in a state. An error in its conditions is one thing that it can do. */
final class Moves implements Waiters.Mobility {
  private static final long[] NONE = {};

  private final Interpreter machine;
  private final boolean[] stopped = new boolean[Layout.MAX_PROCESSES];
  private final int[] alternatives = new int[Layout.MAX_PROCESSES];
  private final long[][] transitions = new long[Layout.MAX_PROCESSES][];
  private final @Nullable Fault[] errors = new @Nullable Fault[Layout.MAX_PROCESSES];
  private final long[] any = new long[1];
  private long[] all = new long[16];
  private boolean withEnds;

  /**
   * @param withEnds whether the end of a process is something that it does
   */
  Moves(Interpreter machine, boolean withEnds) {
    this.machine = machine;
    this.withEnds = withEnds;
    Arrays.fill(transitions, NONE);
  }

  boolean haveEnds() {
    return withEnds;
  }

  /** From now on the end of a process is something that it does. */
  void showEnds() {
    withEnds = true;
  }

  /** All processes can go on again. */
  void begin() {
    Arrays.fill(stopped, false);
  }

  /** The process stays where it is, after an error. */
  void stop(int process) {
    stopped[process] = true;
  }

  /** How many alternatives a process has; 0 if it cannot move. */
  int alternatives(int process) {
    return alternatives[process];
  }

  long transition(int process, int choice) {
    return transitions[process][choice];
  }

  /** What is wrong with the conditions of a process, if anything is. */
  @Nullable Fault error(int process) {
    return errors[process];
  }

  /** Whether a process does nothing more. */
  boolean isFinished(byte[] state, int process) {
    if (stopped[process]) {
      return true;
    }
    return !withEnds && isAtEnd(state, process);
  }

  /** Whether nothing is left to a process but its end. */
  boolean isAtEnd(byte[] state, int process) {
    List<Edge> edges = location(state, process).edges();
    return edges.size() == 1 && edges.getFirst().command() instanceof Command.End;
  }

  Location location(byte[] state, int process) {
    return machine.graph(state, process).location(machine.location(state, process));
  }

  /** Lists what can happen; false if nothing can. A process that runs alone keeps that right. */
  boolean list(byte[] state) {
    Arrays.fill(alternatives, 0, processes(state), 0);
    if (machine.model().hasPriorities()) {
      return listByPriority(state);
    }
    if (Machine.isExclusive(state)) {
      return list(state, (state[Layout.HOLDER] & 0xff) - 1);
    }
    boolean any = listAll(state);
    if (!any) {
      machine.setTimeout(true);
      any = listAll(state);
      machine.setTimeout(false);
    }
    return any;
  }

  private static int processes(byte[] state) {
    return state[Layout.COUNT] & 0xff;
  }

  private boolean listAll(byte[] state) {
    boolean any = false;
    for (int p = 0; p < processes(state); p++) {
      any |= list(state, p);
    }
    return any;
  }

  private boolean list(byte[] state, int process) {
    alternatives[process] = 0;
    errors[process] = null;
    if (isFinished(state, process)) {
      return false;
    }
    try {
      if (machine.isProvided(state, process)) {
        Location at = location(state, process);
        int found = machine.list(state, process, at, all, 0);
        if (found > all.length) {
          all = new long[2 * found];
          machine.list(state, process, at, all, 0);
        }
        keep(process, all, found);
      }
    } catch (FaultException e) {
      fail(process, e.fault());
    }
    return alternatives[process] > 0;
  }

  /** Keeps those of the listed transitions that are steps of this process. */
  private void keep(int process, long[] listed, int count) {
    int own = 0;
    if (transitions[process].length < count) {
      transitions[process] = new long[2 * count];
    }
    for (int t = 0; t < count; t++) {
      if (Transition.process(listed[t]) == process) {
        transitions[process][own++] = listed[t];
      }
    }
    alternatives[process] = own;
  }

  private void fail(int process, Fault fault) {
    errors[process] = fault;
    alternatives[process] = 1;
  }

  /** Conditions of processes that have to wait for others are not looked at. */
  private boolean listByPriority(byte[] state) {
    Arrays.fill(errors, 0, processes(state), null);
    int found;
    try {
      found = machine.enabled(state, all);
      if (found > all.length) {
        all = new long[2 * found];
        found = machine.enabled(state, all);
      }
    } catch (FaultException e) {
      int process = Math.max(0, e.fault().process());
      if (!stopped[process]) {
        fail(process, e.fault());
      }
      return !stopped[process];
    }
    boolean any = false;
    for (int p = 0; p < processes(state); p++) {
      if (!stopped[p]) {
        keep(p, all, found);
        any |= alternatives[p] > 0;
      }
    }
    return any;
  }

  @Override
  public boolean canMove(int process) {
    return alternatives[process] > 0;
  }

  @Override
  public boolean canMove(byte[] other, int process) {
    try {
      return machine.isProvided(other, process)
          && machine.list(other, process, location(other, process), any, 0) > 0;
    } catch (FaultException e) {
      return true; // an error is a step too
    }
  }
}
