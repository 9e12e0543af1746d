package jacquard.bytecode.execute;

import jacquard.bytecode.code.CallSites;
import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Facts;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.Places;
import jacquard.bytecode.value.Domain;
import jacquard.core.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/** What all threads of a program have in common. */
public final class Program {
  public static final String THREAD = "java/lang/Thread";

  private final ClassTable classes;
  private final CallSites callSites;
  private final Bounds bounds;
  private final Grain grain;
  private final Heap heap;
  private final Facts facts;
  private final Places places = new Places();
  private final Set<String> initialized = new HashSet<>();
  private final List<Integer> threads = new ArrayList<>();
  private final SequencedMap<String, Verdict.Limit> cuts = new TreeMap<>();
  private final SequencedMap<Cell, String> lateReads = new LinkedHashMap<>();
  private boolean waits;

  public Program(ClassTable classes, Bounds bounds, Grain grain) {
    this.classes = classes;
    this.callSites = new CallSites(classes);
    this.bounds = bounds;
    this.grain = grain;
    this.heap = new Heap(classes);
    this.facts = new Facts(heap, grain == Grain.TRANSACTION);
  }

  public ClassTable classes() {
    return classes;
  }

  CallSites callSites() {
    return callSites;
  }

  public Bounds bounds() {
    return bounds;
  }

  Grain grain() {
    return grain;
  }

  public Heap heap() {
    return heap;
  }

  public Facts facts() {
    return facts;
  }

  public Places places() {
    return places;
  }

  /** The classes whose initialisation has begun. */
  Set<String> initialized() {
    return initialized;
  }

  /** The thread objects that are or may be started, each a process; the main thread is first. */
  public List<Integer> threads() {
    return threads;
  }

  /** Makes a thread known. */
  public void addThread(int thread) {
    if (!threads.contains(thread)) {
      threads.add(thread);
      facts.setChanged();
    }
  }

  /** Whether all other threads have ended where a path is, and that is made use of. */
  boolean isAlone(StepPath path) {
    return grain == Grain.TRANSACTION
        && path.over().size() >= threads.size() - 1
        && threads.stream().allMatch(t -> t == path.thread() || path.over().contains(t));
  }

  /** Whether a thread was started in the set-up. */
  public boolean isStarted(int thread) {
    Cell state = Cell.field(thread, Heap.field(classes.find(THREAD), "state"));
    return facts.domain(state) instanceof Domain.Range range && !range.contains(0);
  }

  /** Where the model has no room for all that the program may do. */
  public SequencedMap<String, Verdict.Limit> cuts() {
    return cuts;
  }

  /** Whether code of the program itself waits for a notification, as far as it was followed. */
  public boolean waits() {
    return waits;
  }

  /** Forgets what was found of the way that the program takes. */
  public void startOver() {
    cuts.clear();
    waits = false;
  }

  /**
   * Notes that a thread waits to be notified. Code of the JDK does so in loops, where to wake up
   * for no reason changes nothing.
   */
  void noteWait(StepPath path) {
    waits |=
        path.frames().reversed().stream()
            .map(f -> f.code().method().owner())
            .filter(type -> !type.isModelled())
            .findFirst()
            .filter(type -> !isLibrary(type.name()))
            .isPresent();
  }

  /** Notes what a class reads that is initialised after threads were started. */
  void noteLateRead(String type, Cell cell) {
    lateReads.putIfAbsent(cell, type);
  }

  /** Whether a class reads this that is initialised after threads were started. */
  boolean isReadLate(Cell cell) {
    return lateReads.containsKey(cell);
  }

  /**
   * Looks whether classes were initialised with what is known now to change.
   *
   * @throws UnsupportedCodeException if one was
   */
  public void requireTimelessInitialization() {
    lateReads.forEach(
        (cell, type) -> {
          if (facts.isVariable(cell)) {
            throw new UnsupportedCodeException(touches(type, cell));
          }
        });
  }

  String touches(String type, Cell cell) {
    return "the initialisation of %s, after threads were started, touches %s%s"
        .formatted(
            type.replace('/', '.'),
            heap.get(cell.object()),
            cell.isElement() ? "[" + cell.index() + "]" : "." + cell.name());
  }

  /** Says that the model has no room for more. */
  void cut(StepPath path, String bound, int value, String one, String many) {
    cuts.put(bound, new Verdict.Limit(bound, value, many, Verdict.Limit.atMost(value, one, many)));
    path.end(StepPath.End.CUT);
  }

  /** A method of a modelled class, which is there. */
  public MethodCode code(String type, String name, String descriptor) {
    Method method = classes.method(type, name, descriptor);
    MethodCode code = method == null ? null : method.code();
    if (code == null) {
      throw new IllegalStateException("%s has no method %s%s".formatted(type, name, descriptor));
    }
    return code;
  }

  /**
   * Says what cannot be translated: where the program's own code is, and what it calls there. What
   * it is in the JDK that is in the way comes last.
   */
  public static UnsupportedCodeException unsupported(StepPath path, String what) {
    List<Frame> frames = path.frames();
    for (int n = frames.size() - 1; n >= 0; n--) {
      Method method = frames.get(n).code().method();
      if (!isLibrary(method.owner().name())) {
        int called = n + 1;
        while (called < frames.size() && frames.get(called).code().method().isLinked()) {
          called++;
        }
        String place =
            "%s.%s, %s:%d"
                .formatted(
                    method.owner().externalName(),
                    method.name(),
                    method.owner().sourceFile(),
                    line(frames, n));
        return new UnsupportedCodeException(
            place, called == frames.size() ? what : because(frames.get(called), path.top(), what));
      }
    }
    return new UnsupportedCodeException(what);
  }

  /** A caller is behind its call already, but before the use of a class that is initialised. */
  private static int line(List<Frame> frames, int n) {
    Frame frame = frames.get(n);
    boolean isBehind =
        n + 1 < frames.size()
            && !frames.get(n + 1).code().method().name().equals(Method.INITIALIZER);
    return frame.code().line(isBehind ? Math.max(frame.pc() - 1, 0) : frame.pc());
  }

  private static String because(Frame called, Frame top, String what) {
    return called == top
        ? "%s (it needs %s)".formatted(called.code().method().call(), what)
        : "%s (%s needs %s)"
            .formatted(called.code().method().call(), top.code().method().text(), what);
  }

  /** Whether a class belongs to the JDK. */
  static boolean isLibrary(String type) {
    return type.startsWith("java/")
        || type.startsWith("jdk/")
        || type.startsWith("sun/")
        || type.startsWith("jacquard/hooks/");
  }
}
