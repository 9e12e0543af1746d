package jacquard.modelruns;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Vocabulary;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprints;
import jacquard.model.run.Interpreter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A model as a program that stateless searches run again and again. A thread is a process; an event
 * is a step of it, with the whole atomic sequence that the step starts; which of several edges is
 * taken is a data choice.
 *
 * <p>With {@link Waiting#OBSERVED} the kinds of operations say what is read and written, not what a
 * process waits for: it may be disabled whatever the kind. With {@link Waiting#FORESEEN} waiting
 * looks like parking, see {@link Waiters}; models in which all steps depend on each other, or in
 * which it depends on others how many alternatives a process has, are refused then.
 *
 * <p>The end of a process is no event unless the model counts its processes: it changes nothing
 * that others see. A process that makes an error stops there, the others go on.
 */
public final class ModelProgram implements Subject, Frontier {
  private static final int MAX_RUN = 100_000;

  private final Model model;
  private final String fingerprint;
  private final Interpreter machine;
  private final SharedObjects objects;
  private final Waiting waiting;
  private final Waiters waiters;
  private final boolean endsAreEvents;
  private final byte[] state;
  private final byte[] saved;
  private final long[][] enabled = new long[Layout.MAX_PROCESSES][64];
  private final int[] alternatives = new int[Layout.MAX_PROCESSES];
  private final boolean[] stopped = new boolean[Layout.MAX_PROCESSES];
  private final @Nullable Fault[] errors = new @Nullable Fault[Layout.MAX_PROCESSES];
  private final List<Outcome.Failure> failures = new ArrayList<>();
  private long[] path = new long[256];
  private int steps;
  private int failedAt;

  public ModelProgram(Model model, String fingerprint, Waiting waiting) {
    if (model.hasPriorities()) {
      throw new RefusedModelException("processes have priorities");
    }
    this.model = model;
    this.waiting = waiting;
    this.fingerprint = fingerprint;
    this.machine = new Interpreter(model);
    Footprints footprints = new Footprints(model);
    this.objects = new SharedObjects(model, footprints);
    this.waiters = new Waiters(model, objects, machine.maxLength());
    if (waiting == Waiting.FORESEEN && objects.isSingle()) {
      throw new RefusedModelException(
          "steps may depend on anything (timeout, rendezvous, remote references, a choice in an"
              + " atomic sequence)");
    }
    int count = footprints.things().processes();
    this.endsAreEvents =
        model.processes().stream()
                .flatMap(p -> p.locations().stream())
                .flatMap(l -> l.edges().stream())
                .anyMatch(e -> footprints.alone(e.id()).reads(count))
            || objects.isSingle();
    this.state = new byte[machine.maxLength()];
    this.saved = new byte[machine.maxLength()];
  }

  @Override
  public String name() {
    return model.name();
  }

  @Override
  public String fingerprint() {
    return fingerprint;
  }

  @Override
  public Vocabulary vocabulary() {
    return new ModelVocabulary(model);
  }

  /** Whether all steps depend on each other, so that no search can leave out any order of them. */
  public boolean isIrreducible() {
    return objects.isSingle();
  }

  /** The single steps of the last run up to its first error, as {@link Transition}s. */
  public long[] path() {
    return Arrays.copyOf(path, failures.isEmpty() ? steps : failedAt);
  }

  @Override
  public void run(Policy policy, int maxSteps, Execution into) {
    int known = waiters.size();
    runOnce(policy, maxSteps, into);
    while (waiters.size() > known) { // what was recorded before they were known lacks their bits
      known = waiters.size();
      long[] labels = new long[into.length()];
      Arrays.setAll(labels, into::label);
      Outcome outcome = into.outcome();
      runOnce(
          (sofar, _) -> sofar.length() < labels.length ? labels[sofar.length()] : Label.NONE,
          maxSteps,
          into);
      into.end(outcome);
    }
  }

  private void runOnce(Policy policy, int maxSteps, Execution into) {
    steps = 0;
    failures.clear();
    Arrays.fill(stopped, false);
    machine.initial(state);
    into.begin(processes());
    while (listEnabled(into)) {
      if (into.length() == maxSteps) {
        finish(into, new Outcome.Truncated(maxSteps));
        return;
      }
      long label = policy.choose(into, this);
      if (label == Label.NONE) {
        finish(into, Outcome.Pruned.OUTCOME);
        return;
      }
      step(Label.thread(label), Label.choice(label), into);
    }
    finish(into, outcome());
  }

  private int processes() {
    return state[Layout.COUNT] & 0xff;
  }

  private Location location(int process) {
    return machine.graph(state, process).location(machine.location(state, process));
  }

  private boolean isFinished(int process) {
    return stopped[process]
        || (!endsAreEvents
            && location(process).edges().size() == 1
            && location(process).edges().getFirst().command() instanceof Command.End);
  }

  /** Lists what can happen; false if nothing can. */
  private boolean listEnabled(Execution into) {
    int holder = (state[Layout.HOLDER] & 0xff) - 1;
    boolean any = holder >= 0 ? list(holder) : listAll();
    if (!any && holder >= 0) {
      Machine.shareAgain(state);
      any = listAll();
    }
    if (!any) {
      machine.setTimeout(true);
      any = listAll();
      machine.setTimeout(false);
    }
    for (int p = 0; p < processes(); p++) {
      if (alternatives[p] > 0) {
        into.markEnabled(p);
      }
    }
    return any;
  }

  private boolean listAll() {
    boolean any = false;
    for (int p = 0; p < processes(); p++) {
      any |= list(p);
    }
    return any;
  }

  /** Lists what one process can do; an error in its conditions is one thing that it can do. */
  private boolean list(int process) {
    if (Machine.isExclusive(state)) {
      Arrays.fill(alternatives, 0, processes(), 0);
    }
    alternatives[process] = 0;
    errors[process] = null;
    if (isFinished(process)) {
      return false;
    }
    try {
      if (machine.isProvided(state, process)) {
        alternatives[process] = edges(state, process);
      }
    } catch (FaultException e) {
      errors[process] = e.fault();
      alternatives[process] = 1;
    }
    return alternatives[process] > 0;
  }

  private int edges(byte[] in, int process) {
    Location location = machine.graph(in, process).location(machine.location(in, process));
    int found = machine.list(in, process, location, enabled[process], 0);
    if (found > enabled[process].length) {
      enabled[process] = new long[2 * found];
      return edges(in, process);
    }
    return found;
  }

  private void step(int process, int choice, Execution into) {
    int graph = machine.graph(state, process).index();
    int at = machine.location(state, process);
    int before = processes();
    int count = alternatives[process];
    long transition = enabled[process][choice];
    Kind kind = kind(process);
    int object = objects.object(graph, at);
    long stateBefore =
        kind.isSynchronisation() ? waiters.possible(object, state, this::canMove) : 0;
    long argument = argument(process);
    if (waiting == Waiting.FORESEEN && count > 1 && !hasFixedAlternatives(process)) {
      throw new RefusedModelException(
          "what others do decides how many alternatives there are at "
              + location(process).edges().getFirst().position());
    }
    int site = site(process);
    Fault error = errors[process];
    if (error != null) {
      fail(process, error, site);
      stopped[process] = true;
    } else {
      site = Transition.edge(transition);
      perform(process, transition, site);
    }
    into.append(
        process,
        choice,
        count,
        kind,
        object,
        kind.isSynchronisation() || objects.writes(graph, at),
        stateBefore,
        argument,
        into.length(), // a model may go round for ever: no event is taken for a repetition
        -1,
        site);
    boolean creates = processes() > before;
    if (creates && (into.threads() != before || mayHaveEnded(before - 1))) {
      throw new RefusedModelException(
          "a process is created when another one may have ended, and would get its number");
    }
    for (int p = before; p < processes(); p++) {
      into.addThread(into.length() - 1);
    }
  }

  private boolean hasFixedAlternatives(int process) {
    return location(process).edges().stream().allMatch(Waiters::isAlwaysPossible);
  }

  private boolean canMove(byte[] other, int process) {
    try {
      return machine.isProvided(other, process) && edges(other, process) > 0;
    } catch (FaultException e) {
      return true; // an error is a step too
    }
  }

  private long argument(int process) {
    return kind(process) == Kind.PARK ? waiters.bit(state, process) : 0;
  }

  private boolean mayHaveEnded(int process) {
    return !endsAreEvents && isFinished(process);
  }

  private void perform(int process, long transition, int site) {
    long next = transition;
    int mover = process;
    for (int run = 0; run < MAX_RUN; run++) {
      System.arraycopy(state, 0, saved, 0, machine.length(state));
      record(next);
      try {
        machine.perform(state, next);
      } catch (FaultException e) {
        System.arraycopy(saved, 0, state, 0, saved.length);
        Machine.shareAgain(state);
        fail(mover, e.fault(), site);
        stopped[mover] = true;
        return;
      }
      int who = mover;
      machine.failedAssertion().ifPresent(f -> fail(who, f, site));
      if (!Machine.isExclusive(state)) {
        return;
      }
      mover = (state[Layout.HOLDER] & 0xff) - 1;
      if (!list(mover)) {
        Machine.shareAgain(state);
        return;
      }
      if (alternatives[mover] > 1 || errors[mover] != null) {
        return;
      }
      next = enabled[mover][0];
    }
    throw new RefusedModelException("an atomic sequence does not end");
  }

  private void record(long transition) {
    if (steps == path.length) {
      path = Arrays.copyOf(path, 2 * steps);
    }
    path[steps++] = transition;
  }

  private void fail(int process, Fault fault, int site) {
    failedAt = failures.isEmpty() ? steps : failedAt;
    failures.add(
        new Outcome.Failure(
            process,
            fault.kind().violation(),
            fault.message() + " (" + fault.position().fileAndLine() + ")",
            site));
  }

  private void finish(Execution into, Outcome outcome) {
    for (int p = 0; p < processes(); p++) {
      if (!isFinished(p)) {
        into.pending(p, kind(p), object(p), argument(p), -1, site(p));
      }
    }
    into.end(outcome);
  }

  private Outcome outcome() {
    if (!failures.isEmpty()) {
      return new Outcome.Failed(failures);
    }
    List<Outcome.Blocked> blocked = new ArrayList<>();
    for (int p = 0; p < processes(); p++) {
      if (!location(p).is(Location.Mark.END)) {
        blocked.add(new Outcome.Blocked(p, kind(p), object(p), -1, site(p)));
      }
    }
    return blocked.isEmpty() ? Outcome.Completed.OUTCOME : new Outcome.Deadlocked(blocked);
  }

  @Override
  public Kind kind(int thread) {
    int object = object(thread);
    if (object == Dependence.NO_OBJECT) {
      return Kind.CHOOSE;
    }
    if (waiting == Waiting.FORESEEN && waiters.areFor(object)) {
      int graph = machine.graph(state, thread).index();
      return waiters.mayBlock(graph, machine.location(state, thread)) ? Kind.PARK : Kind.UNPARK;
    }
    return objects.writes(machine.graph(state, thread).index(), machine.location(state, thread))
        ? Kind.UPDATE
        : Kind.READ;
  }

  @Override
  public int object(int thread) {
    ProcessGraph graph = machine.graph(state, thread);
    return objects.object(graph.index(), machine.location(state, thread));
  }

  @Override
  public boolean writes(int thread) {
    return kind(thread).mayWrite();
  }

  @Override
  public int target(int thread) {
    throw new IllegalStateException("no start and no join");
  }

  @Override
  public int site(int thread) {
    List<Edge> edges = location(thread).edges();
    return edges.isEmpty() ? -1 : edges.getFirst().id();
  }

  @Override
  public int alternatives(int thread) {
    return alternatives[thread];
  }
}
