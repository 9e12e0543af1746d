package jacquard.bytecode.execute;

import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.model.Expression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A thread on its way through one step. */
public final class StepPath {
  /** How a path ends. */
  public enum End {
    /** Control is at the next node. */
    NODE,
    /** The thread has ended. */
    DONE,
    /** Something was thrown that nobody catches. */
    FAILED,
    /** There is no room in the model for more. */
    CUT,
    /** It cannot be taken. */
    IMPOSSIBLE
  }

  /** A write to an element whose index is not known. */
  public record ElementWrite(int array, Int index, Value value) {}

  /**
   * What was thrown, and where.
   *
   * @param type the class, as Java programs write it
   */
  public record Failure(String type, String message, String file, int line) {}

  private final int process;
  private final int thread;
  private final List<Frame> frames;
  private final SequencedMap<Integer, Integer> held;
  private final TreeSet<Integer> over;
  private final TreeMap<String, Int> counters;
  private final List<Int> conditions;
  private final Map<Expression, Boolean> assumed;
  private final List<Comparison> comparisons;
  private final LinkedHashMap<Cell, Value> writes;
  private final List<ElementWrite> elementWrites;
  private final Map<String, Integer> passed;
  private final Set<Integer> made;
  private final Set<Cell> writtenAlone;
  private int forks;
  private final List<StepInfo> infos;
  private boolean acted;
  private boolean committed;
  private boolean moved;
  private @Nullable Section section;
  private int atomicFrames;
  private @Nullable End end;
  private @Nullable Failure failure;
  private boolean stops;
  private @Nullable Integer choice;
  private boolean inProgress;

  /**
   * @param thread the number of the thread object
   */
  public StepPath(int process, int thread) {
    this.process = process;
    this.thread = thread;
    this.frames = new ArrayList<>();
    this.held = new LinkedHashMap<>();
    this.over = new TreeSet<>();
    this.counters = new TreeMap<>();
    this.conditions = new ArrayList<>();
    this.assumed = new HashMap<>();
    this.comparisons = new ArrayList<>();
    this.writes = new LinkedHashMap<>();
    this.elementWrites = new ArrayList<>();
    this.passed = new HashMap<>();
    this.made = new LinkedHashSet<>();
    this.writtenAlone = new HashSet<>();
    this.infos = new ArrayList<>();
  }

  private StepPath(StepPath other) {
    this.process = other.process;
    this.thread = other.thread;
    this.frames = new ArrayList<>(other.frames.size());
    other.frames.forEach(f -> frames.add(f.copy()));
    this.held = new LinkedHashMap<>(other.held);
    this.over = new TreeSet<>(other.over);
    this.counters = new TreeMap<>(other.counters);
    this.conditions = new ArrayList<>(other.conditions);
    this.assumed = new HashMap<>(other.assumed);
    this.comparisons = new ArrayList<>(other.comparisons);
    this.writes = new LinkedHashMap<>(other.writes);
    this.elementWrites = new ArrayList<>(other.elementWrites);
    this.passed = new HashMap<>(other.passed);
    this.made = new LinkedHashSet<>(other.made);
    this.writtenAlone = new HashSet<>(other.writtenAlone);
    this.forks = other.forks;
    this.infos = new ArrayList<>(other.infos);
    this.acted = other.acted;
    this.committed = other.committed;
    this.moved = other.moved;
    this.section = other.section == null ? null : other.section.copy();
    this.atomicFrames = other.atomicFrames;
    this.end = other.end;
    this.failure = other.failure;
    this.stops = other.stops;
    this.choice = other.choice;
    this.inProgress = other.inProgress;
  }

  StepPath copy() {
    return new StepPath(this);
  }

  /** The same place in the program, at the start of a step. */
  public StepPath fresh() {
    StepPath path = new StepPath(process, thread);
    frames.forEach(f -> path.frames.add(f.copy()));
    path.held.putAll(held);
    path.over.addAll(over);
    path.counters.putAll(counters);
    return path;
  }

  /** Puts control and locks back to where they were. */
  void goBack(StepPath before) {
    frames.clear();
    before.frames.forEach(f -> frames.add(f.copy()));
    held.clear();
    held.putAll(before.held);
    atomicFrames = 0;
  }

  public int process() {
    return process;
  }

  public int thread() {
    return thread;
  }

  public List<Frame> frames() {
    return frames;
  }

  public Frame top() {
    return frames.getLast();
  }

  /** Calls a method. */
  public void enter(MethodCode code, List<Value> arguments) {
    Frame frame = new Frame(code);
    int slot = 0;
    for (Value argument : arguments) {
      frame.setLocal(slot, argument);
      slot += argument instanceof Value.Wide ? 2 : 1;
    }
    frames.add(frame);
  }

  /**
   * How often the thread has locked an object, in the order in which it did; less than 0 while it
   * waits to lock it again.
   */
  public SequencedMap<Integer, Integer> held() {
    return held;
  }

  /** The threads that have ended for certain, by the numbers of their objects. */
  public SortedSet<Integer> over() {
    return over;
  }

  /** How many objects were made at a place so far. */
  public SortedMap<String, Int> counters() {
    return counters;
  }

  /** What must hold before the step. */
  public List<Int> conditions() {
    return conditions;
  }

  Map<Expression, Boolean> assumed() {
    return assumed;
  }

  /** What is known of expressions that may be asked for again. */
  List<Comparison> comparisons() {
    return comparisons;
  }

  public SequencedMap<Cell, Value> writes() {
    return writes;
  }

  public List<ElementWrite> elementWrites() {
    return elementWrites;
  }

  void assume(Int condition, boolean holds) {
    assumed.put(condition.expression(), holds);
    forks++;
  }

  int forks() {
    return forks;
  }

  /** Whether an operation was performed that others notice, or that takes a lock. */
  boolean hasActed() {
    return acted;
  }

  /** Whether one was performed that is more than to take a lock. */
  boolean isCommitted() {
    return committed;
  }

  void act(StepInfo what, boolean commits) {
    infos.add(what);
    acted = true;
    committed |= commits;
  }

  /** Notes an operation that others do not notice, for those who repeat the step. */
  void note(StepInfo what) {
    infos.add(what);
  }

  /** The part of the step in which a lock is held that is never kept from step to step. */
  @Nullable Section section() {
    return section;
  }

  /** Takes a lock that is given back before the step ends; the step may end here instead. */
  void enterSection(int lock) {
    section = new Section(lock, moved ? copy() : null, committed);
  }

  void leaveSection() {
    section = null;
  }

  /** Whether an instruction was performed. */
  void setMoved() {
    moved = true;
  }

  /** Says which alternative the last visible operation is. */
  void chose(int alternative) {
    if (!infos.isEmpty()) {
      infos.set(infos.size() - 1, infos.getLast().choosing(alternative));
    }
  }

  /** The visible operations of the step, in their order. */
  public List<StepInfo> infos() {
    return infos;
  }

  /** How many frames there were when an operation began that is one step to others; 0 if none. */
  int atomicFrames() {
    return atomicFrames;
  }

  void setAtomicFrames(int count) {
    atomicFrames = count;
  }

  boolean isAtomic() {
    return atomicFrames > 0;
  }

  public @Nullable End end() {
    return end;
  }

  void end(End how) {
    end = how;
  }

  void fail(Failure what) {
    failure = what;
    end = End.FAILED;
  }

  public @Nullable Failure failure() {
    return failure;
  }

  /** Whether the step has to end here. */
  boolean stops() {
    return stops;
  }

  void stop() {
    stops = true;
  }

  /** Whether the instruction at hand was begun; a path that forked from it goes on with it. */
  boolean isInProgress() {
    return inProgress;
  }

  void setInProgress(boolean now) {
    inProgress = now;
  }

  /** Counts that control passes a place again in this step. */
  int pass(String place) {
    return passed.merge(place, 1, Integer::sum);
  }

  /** The objects that were made in this step. */
  Set<Integer> made() {
    return made;
  }

  /** What was written in this step after all other threads had ended. */
  Set<Cell> writtenAlone() {
    return writtenAlone;
  }

  /** What was chosen for the instruction at hand, where it can do several things. */
  @Nullable Integer choice() {
    return choice;
  }

  void setChoice(@Nullable Integer number) {
    choice = number;
  }

  /** Replaces values everywhere in the frames. */
  void replace(UnaryOperator<Value> by) {
    for (Frame f : frames) {
      for (int i = 0; i < f.locals(); i++) {
        f.setLocal(i, by.apply(f.local(i)));
      }
      f.stack().replaceAll(by);
    }
    writes.replaceAll((_, v) -> by.apply(v));
  }

  /** From here on more is known of a number. */
  void narrow(Int value, Domain.Range range) {
    Int narrowed = Int.of(value.expression(), range, value.weight());
    replace(v -> v instanceof Int i && i.expression().equals(value.expression()) ? narrowed : v);
  }

  /** Which object a reference is to is known from here on. */
  void narrow(Value.Ref value, Value.Ref narrowed) {
    replace(
        v -> v instanceof Value.Ref r && r.expression().equals(value.expression()) ? narrowed : v);
  }

  /** Where in the program control is, without the values. */
  public String node() {
    StringBuilder text = new StringBuilder();
    for (Frame f : frames) {
      text.append(f.code().method()).append('@').append(f.pc()).append(' ');
    }
    text.append(held);
    return over.isEmpty() ? text.toString() : text.append(" without ").append(over).toString();
  }
}
