package jacquard.modelruns;

import jacquard.core.Outcome;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.print.FaultText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Performs steps, each with the atomic sequence that it starts, and notes what comes of them. */
final class Performance {
  private static final int MAX_RUN = 100_000;

  private final Machine machine;
  private final Moves moves;
  private final Threads threads;
  private final byte[] saved;
  private final List<Outcome.Failure> failures = new ArrayList<>();
  private final boolean[] moved = new boolean[Layout.MAX_PROCESSES];
  private long[] path = new long[256];
  private int steps;
  private int failedAt;

  Performance(Machine machine, Moves moves, Threads threads) {
    this.machine = machine;
    this.moves = moves;
    this.threads = threads;
    this.saved = new byte[machine.maxLength()];
  }

  void begin() {
    steps = 0;
    failures.clear();
    Arrays.fill(moved, false);
  }

  /** The errors so far, in the order in which they were made. */
  List<Outcome.Failure> failures() {
    return Collections.unmodifiableList(failures);
  }

  /** The single steps up to the first error. */
  long[] path() {
    return Arrays.copyOf(path, failures.isEmpty() ? steps : failedAt);
  }

  /** Whether a process was moved by another one, since its own last step. */
  boolean wasMoved(int process) {
    return moved[process];
  }

  /**
   * Performs a step.
   *
   * @return how many processes were created; -1 if one was when another may have ended of which
   *     nobody has been told
   */
  int perform(byte[] state, int process, long transition) {
    int site = Transition.edge(transition);
    int created = 0;
    long next = transition;
    for (int run = 0; run < MAX_RUN; run++) {
      int before = processes(state);
      boolean untold = !moves.haveEnds() && moves.isAtEnd(state, before - 1);
      if (!performOne(state, next, site)) {
        moved[process] = false;
        return created;
      }
      moved[Transition.process(next)] = true;
      if (Transition.isRendezvous(next)) {
        moved[Transition.partner(next)] = true;
      }
      moved[process] = false;
      for (int p = before; p < processes(state); p++) {
        threads.created();
        moved[p] = false;
        created++;
      }
      if (processes(state) < before) {
        threads.ended();
      } else if (processes(state) > before && untold) {
        return -1;
      }
      if (!Machine.isExclusive(state)) {
        return created;
      }
      int holder = (state[Layout.HOLDER] & 0xff) - 1;
      if (!moves.list(state)) {
        Machine.shareAgain(state);
        return created;
      }
      Fault error = moves.error(holder);
      if (error != null) {
        Machine.shareAgain(state);
        fail(state, holder, error, site);
        return created;
      }
      if (moves.alternatives(holder) != 1) {
        return created;
      }
      next = moves.transition(holder, 0);
    }
    throw new RefusedModelException("an atomic sequence does not end");
  }

  /** Makes one single step; false if it failed, and so has not been made. */
  private boolean performOne(byte[] state, long transition, int site) {
    int mover = Transition.process(transition);
    System.arraycopy(state, 0, saved, 0, machine.length(state));
    record(transition);
    try {
      machine.perform(state, transition);
    } catch (FaultException e) {
      System.arraycopy(saved, 0, state, 0, saved.length);
      Machine.shareAgain(state);
      fail(state, mover, e.fault(), site);
      return false;
    }
    if (machine.failedAssertion().isPresent()) {
      note(state, mover, machine.failedAssertion().get(), site);
    }
    return true;
  }

  private static int processes(byte[] state) {
    return state[Layout.COUNT] & 0xff;
  }

  private void record(long transition) {
    if (steps == path.length) {
      path = Arrays.copyOf(path, 2 * steps);
    }
    path[steps++] = transition;
  }

  /** A process makes an error and stops. */
  void fail(byte[] state, int process, Fault fault, int site) {
    note(state, process, fault, site);
    moves.stop(process);
  }

  private void note(byte[] state, int process, Fault fault, int site) {
    failedAt = failures.isEmpty() ? steps : failedAt;
    failures.add(
        new Outcome.Failure(
            threads.thread(process),
            fault.kind().violation(),
            FaultText.of(machine, fault, state),
            site));
  }
}
