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
import jacquard.explore.SubjectRefined;
import jacquard.explore.Waiting;
import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprints;
import jacquard.model.run.Interpreter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A model as a program that stateless searches run again and again. A thread is a process; an event
 * is a step of it, with the whole atomic sequence that the step starts; which of several edges is
 * taken, and who receives what is sent without a buffer, is a data choice.
 *
 * <p>With {@link Waiting#OBSERVED} the kinds of operations say what is read and written and who may
 * let others move, not what a process waits for: it may be disabled whatever the kind. With {@link
 * Waiting#FORESEEN} waiting looks like parking, see {@link Waiters}. What others do may decide how
 * many alternatives a process has. A search that moves its step to an earlier place may then ask
 * for one that is not there; that execution is cut, and says that there are others to be tried.
 *
 * <p>The end of a process is no event unless it matters, because the model counts its processes, or
 * creates one when another may have ended, whose number it would get. The latter is noticed when it
 * happens, and makes a search begin again. A process that makes an error stops there, the others go
 * on.
 */
public final class ModelProgram implements Subject, Frontier {
  private static final Comparator<Outcome.Failure> BY_THREAD =
      Comparator.comparingInt(Outcome.Failure::thread);

  private final Model model;
  private final String fingerprint;
  private final Interpreter machine;
  private final SharedObjects objects;
  private final Waiting waiting;
  private final Kind[][] kinds;
  private final Waiters waiters;
  private final Moves moves;
  private final Threads threads = new Threads();
  private final Performance performance;
  private final byte[] state;

  public ModelProgram(Model model, String fingerprint, Waiting waiting) {
    this.model = model;
    this.waiting = waiting;
    this.fingerprint = fingerprint;
    this.machine = new Interpreter(model);
    Footprints footprints = new Footprints(model);
    this.objects = new SharedObjects(model, footprints);
    this.waiters = new Waiters(model, machine.maxLength());
    int count = footprints.things().processes();
    boolean counts =
        model.processes().stream()
            .flatMap(p -> p.locations().stream())
            .flatMap(l -> l.edges().stream())
            .anyMatch(e -> footprints.alone(e.id()).reads(count));
    this.moves = new Moves(machine, counts || objects.isSingle());
    this.performance = new Performance(machine, moves, threads);
    this.state = new byte[machine.maxLength()];
    this.kinds = new Kind[model.processes().size()][];
    for (int g = 0; g < kinds.length; g++) {
      int graph = g;
      kinds[g] = new Kind[model.process(g).locations().size()];
      Arrays.setAll(kinds[g], at -> kind(graph, at));
    }
  }

  private Kind kind(int graph, int at) {
    int object = objects.object(graph, at);
    if (object == Dependence.NO_OBJECT) {
      return Kind.CHOOSE;
    }
    boolean awaited = objects.isAwaited(object);
    if (waiting == Waiting.FORESEEN && awaited) {
      boolean parks = objects.isAtMercyOfOthers(graph) || objects.mayBlock(graph, at);
      return parks ? Kind.PARK : Kind.UNPARK;
    }
    // optimal search moves reads together, and knows of none that has a choice
    boolean choosesUnseen = waiting == Waiting.FORESEEN && objects.mayChoose(graph, at);
    if (!objects.writes(graph, at) && !choosesUnseen) {
      return Kind.READ;
    }
    return awaited ? Kind.UNPARK : Kind.UPDATE; // the first may let others move
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
  boolean isIrreducible() {
    return objects.isSingle();
  }

  /** The single steps of the last run up to its first error, as {@link Transition}s. */
  public long[] path() {
    return performance.path();
  }

  @Override
  public void run(Policy policy, int maxSteps, Execution into) {
    int known = waiters.size();
    runOnce(policy, maxSteps, into);
    boolean again = false;
    while (waiters.areTooMany() || waiters.size() > known) {
      if (waiters.areTooMany()) {
        if (again) {
          throw new RefusedModelException(
              "processes wait in more than 64 ways for what belongs together");
        }
        waiters.forget();
        again = true;
      }
      known = waiters.size();
      repeat(maxSteps, into); // what was recorded before they were known lacks their bits
    }
  }

  private void repeat(int maxSteps, Execution into) {
    long[] labels = new long[into.length()];
    Arrays.setAll(labels, into::label);
    Outcome outcome = into.outcome();
    runOnce(
        (sofar, _) -> sofar.length() < labels.length ? labels[sofar.length()] : Label.NONE,
        maxSteps,
        into);
    into.end(outcome);
  }

  private void runOnce(Policy policy, int maxSteps, Execution into) {
    machine.initial(state);
    threads.begin(processes());
    moves.begin();
    performance.begin();
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
      int process = threads.process(Label.thread(label));
      if (Label.choice(label) >= moves.alternatives(process)) {
        attempt(process, Label.choice(label), into);
        return;
      }
      step(process, Label.choice(label), into);
    }
    finish(into, outcome());
  }

  private int processes() {
    return state[Layout.COUNT] & 0xff;
  }

  private boolean listEnabled(Execution into) {
    boolean any = moves.list(state);
    for (int p = 0; p < processes(); p++) {
      if (moves.alternatives(p) > 0) {
        into.markEnabled(threads.thread(p));
      }
    }
    return any;
  }

  private void step(int process, int choice, Execution into) {
    Kind kind = kindOf(process);
    int object = objectOf(process);
    boolean writes = writesOf(process);
    int alternatives = moves.alternatives(process);
    long before = stateBefore(kind, object);
    long argument = argument(process);
    int thread = threads.thread(process);
    Fault error = moves.error(process);
    int site = siteOf(process);
    int created = 0;
    if (error != null) {
      performance.fail(state, process, error, site);
    } else {
      long transition = moves.transition(process, choice);
      site = Transition.edge(transition);
      created = performance.perform(state, process, transition);
      if (created < 0) {
        moves.showEnds();
        throw new SubjectRefined("a process is created when another one may have ended");
      }
    }
    append(into, thread, choice, alternatives, kind, object, writes, before, argument, site);
    for (int n = 0; n < created; n++) {
      into.addThread(into.length() - 1);
    }
  }

  /** A step with an alternative that there is not: nothing happens, and the execution ends. */
  private void attempt(int process, int choice, Execution into) {
    Kind kind = kindOf(process);
    int object = objectOf(process);
    append(
        into,
        threads.thread(process),
        choice,
        choice + 1,
        kind,
        object,
        writesOf(process),
        stateBefore(kind, object),
        argument(process),
        siteOf(process));
    listEnabled(into);
    finish(into, Outcome.Pruned.OUTCOME);
  }

  private static void append(
      Execution into,
      int thread,
      int choice,
      int alternatives,
      Kind kind,
      int object,
      boolean writes,
      long before,
      long argument,
      int site) {
    // a model may go round for ever: no event is taken for a repetition
    long after = into.length();
    into.append(
        thread, choice, alternatives, kind, object, writes, before, argument, after, -1, site);
  }

  /** Who could move, of those that wait for an object. */
  private long stateBefore(Kind kind, int object) {
    return waiting == Waiting.FORESEEN && kind.isSynchronisation()
        ? waiters.possible(object, state, moves)
        : 0;
  }

  private long argument(int process) {
    if (kindOf(process) != Kind.PARK) {
      return 0;
    }
    return objects.isAtMercyOfOthers(graph(process))
        ? waiters.bitAsItIs(objectOf(process), state, process)
        : waiters.bitAsItWas(objectOf(process), state, process);
  }

  private void finish(Execution into, Outcome outcome) {
    for (int p = 0; p < processes(); p++) {
      if (!isDone(p)) {
        int thread = threads.thread(p);
        into.pending(thread, kindOf(p), objectOf(p), argument(p), -1, siteOf(p));
      }
    }
    into.end(outcome);
  }

  /**
   * Whether a process will never move: what it waits for cannot be changed by others. One that was
   * moved by another could have done something else instead.
   */
  private boolean isDone(int process) {
    if (performance.wasMoved(process)) {
      return false;
    }
    return moves.isFinished(state, process)
        || (objectOf(process) == Dependence.NO_OBJECT && moves.alternatives(process) == 0);
  }

  private Outcome outcome() {
    if (!performance.failures().isEmpty()) {
      return new Outcome.Failed(performance.failures().stream().sorted(BY_THREAD).toList());
    }
    List<Outcome.Blocked> blocked = new ArrayList<>();
    for (int p = 0; p < processes(); p++) {
      if (!moves.location(state, p).is(Location.Mark.END)) {
        blocked.add(new Outcome.Blocked(threads.thread(p), kindOf(p), objectOf(p), -1, siteOf(p)));
      }
    }
    return blocked.isEmpty() ? Outcome.Completed.OUTCOME : new Outcome.Deadlocked(blocked);
  }

  private int graph(int process) {
    return machine.graph(state, process).index();
  }

  private Kind kindOf(int process) {
    return kinds[graph(process)][machine.location(state, process)];
  }

  private int objectOf(int process) {
    return objects.object(graph(process), machine.location(state, process));
  }

  private boolean writesOf(int process) {
    return kindOf(process).mayWrite();
  }

  private int siteOf(int process) {
    List<Edge> edges = moves.location(state, process).edges();
    return edges.isEmpty() ? -1 : edges.getFirst().id();
  }

  @Override
  public Kind kind(int thread) {
    return kindOf(threads.process(thread));
  }

  @Override
  public int object(int thread) {
    return objectOf(threads.process(thread));
  }

  @Override
  public boolean writes(int thread) {
    return writesOf(threads.process(thread));
  }

  @Override
  public int target(int thread) {
    throw new IllegalStateException("no start and no join");
  }

  @Override
  public int site(int thread) {
    return siteOf(threads.process(thread));
  }

  @Override
  public int alternatives(int thread) {
    return moves.alternatives(threads.process(thread));
  }
}
