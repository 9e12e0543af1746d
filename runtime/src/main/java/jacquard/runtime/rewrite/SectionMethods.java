package jacquard.runtime.rewrite;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Methods with which classes of the JDK work on objects of their own, in sections that the control
 * may let run as one step: those operations of collections, pools, futures and synchronisers that
 * take effect at one moment. See {@code jacquard.runtime.control.operations.Sections} for what that
 * means.
 *
 * <p>Left out are those that look at one place after the other, such as iterators, {@code size} of
 * a queue, {@code toString} of a task or a pool, {@code pollFirst} of a deque or a skip list:
 * others may change what they have passed. A stamped lock has no owner: two threads may both find
 * it locked, and then both unlock it; a reader that another one disturbs waits behind a writer. A
 * pool that shuts down says so before it has done it. A phaser shows that it is on the way to its
 * next phase, so its section ends there. Who asks for the queue of a lock sees threads that are
 * about to take it, and who runs a task that another thread runs sees that this has claimed it:
 * then there are no sections of such objects. Nor are there of a concurrent map that somebody goes
 * through, since its table is there before the first element is, nor of an exchanger at which
 * somebody does not wait, since others may come meanwhile all the same.
 */
final class SectionMethods {
  /** Whose object a method works on. */
  sealed interface Subject {
    void load(CodeBuilder code);

    record Itself() implements Subject {
      @Override
      public void load(CodeBuilder code) {
        code.aload(0);
      }
    }

    /** The object that a field of this one refers to. */
    record Field(ClassDesc declaring, String name, ClassDesc type) implements Subject {
      @Override
      public void load(CodeBuilder code) {
        code.aload(0).getfield(declaring, name, type);
      }
    }

    /** A pool, unless tasks are scheduled in it by one thread and it is shut down by another. */
    record Pool() implements Subject {
      @Override
      public void load(CodeBuilder code) {
        Hook.WHOLE_POOL.invoke(code.aload(0));
      }
    }

    /** All objects of a kind together. */
    record Type(ClassDesc type) implements Subject {
      @Override
      public void load(CodeBuilder code) {
        code.loadConstant(type);
      }
    }

    /** Nobody's: what it does is no part of the section in which it is called. */
    record None() implements Subject {
      @Override
      public void load(CodeBuilder code) {
        code.aconst_null();
      }
    }
  }

  private record Methods(Pattern names, Subject subject) {}

  private static final String JUC = "java/util/concurrent/";

  private static final String POOL = JUC + "ThreadPoolExecutor";
  private static final String SCHEDULED = JUC + "ScheduledThreadPoolExecutor";

  /** What all iterators and bulk operations of a concurrent map go through its table with. */
  private static final String TRAVERSER = JUC + "ConcurrentHashMap$Traverser";

  private static final ClassDesc TABLE =
      ClassDesc.ofInternalName(JUC + "ConcurrentHashMap$Node").arrayType();
  private static final Subject ITSELF = new Subject.Itself();
  private static final Pattern ALL = Pattern.compile("(?!<).*");

  private static final Methods OF_NOBODY = new Methods(ALL, new Subject.None());

  /** Pools for fork and join, their queues and tasks are parts of each other. */
  private static final Subject FORK_JOIN =
      new Subject.Type(ClassDesc.ofInternalName(JUC + "ForkJoinPool"));

  private static final Map<String, Methods> METHODS =
      Map.ofEntries(
          ofItself(
              "ConcurrentHashMap",
              "get|getOrDefault|containsKey|put(IfAbsent|Val)?|remove|replace(Node)?"
                  + "|compute(IfAbsent|IfPresent)?|merge"),
          ofItself("ConcurrentSkipListMap", "doGet|doPut|doRemove|put(IfAbsent)?|remove|replace"),
          ofItself("ConcurrentLinkedQueue", "offer|add|poll|peek|isEmpty"),
          ofItself("ConcurrentLinkedDeque", "link(First|Last)"),
          ofItself("LinkedTransferQueue", "xfer"),
          ofItself("SynchronousQueue$Transferer", "xfer.*"),
          ofItself("Exchanger", ".*"),
          ofItself("Phaser", "(?!onAdvance).*"),
          ofItself("FutureTask", "(?!toString).*"),
          Map.entry(JUC + "ExecutorCompletionService$QueueingFuture", OF_NOBODY),
          ofItself("ThreadPoolExecutor", "(?!toString).*"),
          inner("ThreadPoolExecutor", "Worker", "(?!interruptIfStarted).*"),
          ofItself("ScheduledThreadPoolExecutor", ".*"),
          Map.entry(
              JUC + "ForkJoinPool",
              new Methods(Pattern.compile("(?!<|get|has|isQuiescent|toString).*"), FORK_JOIN)),
          Map.entry(
              JUC + "ForkJoinPool$WorkQueue",
              new Methods(Pattern.compile("(?!<|queueSize).*"), FORK_JOIN)),
          Map.entry(
              JUC + "ForkJoinTask", new Methods(Pattern.compile("(?!<|doExec).*"), FORK_JOIN)),
          Map.entry(JUC + "RecursiveTask", OF_NOBODY),
          Map.entry(JUC + "RecursiveAction", OF_NOBODY),
          Map.entry(JUC + "CountedCompleter", OF_NOBODY),
          ofItself(
              "locks/StampedLock",
              "(?!((un|tryUn|unstampedUn)lock(Write)?|tryConvertTo(Read|Optimistic).*"
                  + "|readLock(Interruptibly)?)$).*"),
          ofItself("locks/AbstractOwnableSynchronizer", ".*"),
          ofItself("locks/AbstractQueuedSynchronizer", ".*"),
          inner("locks/AbstractQueuedSynchronizer", "ConditionObject", ".*"),
          ofItself("locks/AbstractQueuedLongSynchronizer", ".*"),
          inner("locks/AbstractQueuedLongSynchronizer", "ConditionObject", ".*"),
          ofItself("locks/ReentrantReadWriteLock$Sync", ".*"),
          ofItself("locks/ReentrantLock$Sync", ".*"),
          ofItself("locks/ReentrantLock$FairSync", ".*"),
          ofItself("Semaphore$Sync", ".*"),
          ofItself("Semaphore$FairSync", ".*"));

  /** Methods that tell of a number that other methods bring up to date after what they do. */
  private static final Map<String, Pattern> COUNTS =
      Map.of(
          JUC + "ConcurrentHashMap", Pattern.compile("size|isEmpty|mappingCount|batchFor"),
          JUC + "ConcurrentHashMap$KeySetView", Pattern.compile("spliterator"),
          JUC + "ConcurrentHashMap$ValuesView", Pattern.compile("spliterator"),
          JUC + "ConcurrentHashMap$EntrySetView", Pattern.compile("spliterator"),
          JUC + "ConcurrentSkipListMap", Pattern.compile("size|getAdderCount"));

  /**
   * Methods that tell who waits for a lock, which others do before they have it, or who owns it,
   * which is known only after it is locked.
   */
  private static final Pattern QUEUES =
      Pattern.compile(
          "hasQueuedThreads?|getQueueLength|getQueued(Reader|Writer)?Threads|getOwner|toString");

  /** What a pool of threads does once it has said that it shuts down. */
  private static final Pattern SHUTDOWN =
      Pattern.compile("onShutdown|tryTerminate|drainQueue|terminated");

  /** Methods that tell that it does. */
  private static final Pattern SEES_SHUTDOWN =
      Pattern.compile("isShutdown|isTerminating|getQueue|get(Pool|LargestPool)Size|get\\w*Count");

  /** Tasks that call the program. */
  private static final Pattern FORK_JOIN_TASKS =
      Pattern.compile(JUC + "(ForkJoinTask\\$.*|Recursive(Task|Action)|CountedCompleter)");

  /** The locks that have them. */
  private static final Set<String> LOCKS =
      Set.of(
          JUC + "locks/ReentrantLock",
          JUC + "locks/ReentrantReadWriteLock",
          JUC + "locks/ReentrantReadWriteLock$WriteLock",
          JUC + "Semaphore");

  private SectionMethods() {}

  private static Map.Entry<String, Methods> ofItself(String type, String names) {
    return Map.entry(JUC + type, new Methods(Pattern.compile("(?!<)(" + names + ")"), ITSELF));
  }

  private static Subject field(String declaring, String name, String type) {
    return new Subject.Field(
        ClassDesc.ofInternalName(JUC + declaring), name, ClassDesc.ofInternalName(JUC + type));
  }

  private static Map.Entry<String, Methods> inner(String outer, String inner, String names) {
    String name = outer + '$' + inner;
    return Map.entry(
        JUC + name,
        new Methods(Pattern.compile("(?!<)(" + names + ")"), field(name, "this$0", outer)));
  }

  /** What a method works on in a section; null if it does not. */
  static @Nullable Subject subject(ClassModel type, MethodModel method) {
    String owner = type.thisClass().asInternalName();
    Methods methods =
        method.methodName().equalsString("interruptIfStarted") ? OF_NOBODY : METHODS.get(owner);
    if (methods == null
        || method.flags().has(AccessFlag.STATIC)
        || method.flags().has(AccessFlag.ABSTRACT)
        || !methods.names.matcher(method.methodName().stringValue()).matches()) {
      return null;
    }
    // a task may be scheduled while its pool finds that there is none, and ends
    return switch (owner + '.' + method.methodName().stringValue()) {
      case JUC + "ThreadPoolExecutor.tryTerminate", SCHEDULED + ".delayedExecute" ->
          new Subject.Pool();
      default -> methods.subject;
    };
  }

  /** The call of a hook at the start of a method; null for none. */
  static @Nullable Consumer<CodeBuilder> hook(ClassModel type, MethodModel method) {
    String owner = type.thisClass().asInternalName();
    String name = method.methodName().stringValue();
    if (owner.equals(JUC + "Exchanger")) {
      boolean isTimed = method.methodTypeSymbol().parameterCount() == 3;
      return name.equals("exchange") && isTimed ? code -> Hook.UNRAVEL.invoke(code.lload(2)) : null;
    }
    if (owner.equals(TRAVERSER) && name.equals("advance")) {
      return code ->
          Hook.TRAVERSE.invoke(
              code.aload(0).getfield(ClassDesc.ofInternalName(TRAVERSER), "tab", TABLE));
    }
    if (owner.equals(JUC + "Phaser") && name.equals("reconcileState")) {
      return code -> Hook.UNRAVEL.invoke(code.lconst_0()); // phasers of a tree are several objects
    }
    if (owner.equals(SCHEDULED)) {
      switch (name) {
        case "delayedExecute" -> {
          return code -> Hook.SCHEDULES.invoke(code.aload(0));
        }
        case "onShutdown" -> {
          return code -> Hook.ENDS.invoke(code.aload(0));
        }
        default -> {}
      }
    }
    if (owner.equals(POOL)) {
      switch (name) {
        case "shutdown", "shutdownNow" -> {
          return code -> Hook.SHUTS_DOWN.invoke(code.aload(0));
        }
        case "isTerminated", "toString" -> {
          return code -> Hook.SEE_TERMINATION.invoke(code.aload(0));
        }
        default -> {}
      }
    }
    Hook hook = hook(owner, name);
    return hook == null ? null : hook::invoke;
  }

  private static @Nullable Hook hook(String owner, String name) {
    if (LOCKS.contains(owner)) {
      return QUEUES.matcher(name).matches() ? Hook.SEE_QUEUE : null;
    }
    if (owner.equals(JUC + "FutureTask")) {
      return switch (name) {
        case "run", "runAndReset" -> Hook.CLAIM;
        case "cancel" -> Hook.CANCEL;
        default -> null;
      };
    }
    if (owner.equals(JUC + "ForkJoinTask") || FORK_JOIN_TASKS.matcher(owner).matches()) {
      return switch (name) {
        case "cancel" -> Hook.SEE_UNFINISHED;
        case "exec" -> Hook.GO_ON; // it may be cancelled meanwhile
        case "getAndBitwiseOrStatus" -> Hook.GO_ON; // or have ended, before it is cancelled
        default -> null;
      };
    }
    if (owner.endsWith("ThreadPoolExecutor")) {
      return SHUTDOWN.matcher(name).matches()
          ? Hook.GO_ON
          : SEES_SHUTDOWN.matcher(name).matches() ? Hook.SEE_SHUTDOWN : null;
    }
    Pattern counts = COUNTS.get(owner);
    if (counts == null) {
      return owner.equals(JUC + "Phaser") && name.equals("onAdvance") ? Hook.PAUSE : null;
    }
    return name.equals("addCount")
        ? Hook.GO_ON
        : counts.matcher(name).matches() ? Hook.SEE_UNFINISHED : null;
  }
}
