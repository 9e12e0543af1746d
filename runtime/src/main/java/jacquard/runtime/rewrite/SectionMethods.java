package jacquard.runtime.rewrite;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Methods with which classes of the JDK work on objects of their own, in sections that the control
 * may let run as one step: collections, pools, futures and synchronisers whose operations take
 * effect at one moment. See {@code jacquard.runtime.control.Sections} for what that means.
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
  private static final Subject ITSELF = new Subject.Itself();
  private static final Pattern ALL = Pattern.compile("(?!<).*");
  private static final Methods OF_ITSELF = new Methods(ALL, ITSELF);

  private static final Methods OF_NOBODY = new Methods(ALL, new Subject.None());

  /** Pools for fork and join, their queues and tasks are parts of each other. */
  private static final Subject FORK_JOIN =
      new Subject.Type(ClassDesc.ofInternalName(JUC + "ForkJoinPool"));

  private static final Methods OF_MAP =
      new Methods(ALL, field("ConcurrentHashMap$CollectionView", "map", "ConcurrentHashMap"));
  private static final Methods OF_ITERATED_MAP =
      new Methods(ALL, field("ConcurrentHashMap$BaseIterator", "map", "ConcurrentHashMap"));

  private static final Map<String, Methods> METHODS =
      Map.ofEntries(
          Map.entry(JUC + "ConcurrentHashMap", OF_ITSELF),
          Map.entry(JUC + "ConcurrentHashMap$CollectionView", OF_MAP),
          Map.entry(JUC + "ConcurrentHashMap$KeySetView", OF_MAP),
          Map.entry(JUC + "ConcurrentHashMap$ValuesView", OF_MAP),
          Map.entry(JUC + "ConcurrentHashMap$EntrySetView", OF_MAP),
          Map.entry(JUC + "ConcurrentHashMap$BaseIterator", OF_ITERATED_MAP),
          Map.entry(JUC + "ConcurrentHashMap$KeyIterator", OF_ITERATED_MAP),
          Map.entry(JUC + "ConcurrentHashMap$ValueIterator", OF_ITERATED_MAP),
          Map.entry(JUC + "ConcurrentHashMap$EntryIterator", OF_ITERATED_MAP),
          Map.entry(JUC + "ConcurrentSkipListMap", OF_ITSELF),
          inner("ConcurrentSkipListMap", "Iter"),
          Map.entry(JUC + "ConcurrentLinkedDeque", OF_ITSELF),
          inner("ConcurrentLinkedDeque", "AbstractItr"),
          Map.entry(JUC + "ConcurrentLinkedQueue", OF_ITSELF),
          inner("ConcurrentLinkedQueue", "Itr"),
          Map.entry(JUC + "LinkedTransferQueue", OF_ITSELF),
          Map.entry(JUC + "SynchronousQueue$Transferer", OF_ITSELF),
          Map.entry(JUC + "Exchanger", OF_ITSELF),
          Map.entry(JUC + "Phaser", OF_ITSELF),
          Map.entry(JUC + "FutureTask", OF_ITSELF),
          Map.entry(
              JUC + "ExecutorCompletionService$QueueingFuture",
              OF_NOBODY),
          Map.entry(JUC + "ThreadPoolExecutor", OF_ITSELF),
          inner("ThreadPoolExecutor", "Worker"),
          Map.entry(JUC + "ScheduledThreadPoolExecutor", OF_ITSELF),
          Map.entry(JUC + "ForkJoinPool", new Methods(ALL, FORK_JOIN)),
          Map.entry(JUC + "ForkJoinPool$WorkQueue", new Methods(ALL, FORK_JOIN)),
          Map.entry(
              JUC + "ForkJoinTask", new Methods(Pattern.compile("(?!<|doExec).*"), FORK_JOIN)),
          Map.entry(JUC + "RecursiveTask", OF_NOBODY),
          Map.entry(JUC + "RecursiveAction", OF_NOBODY),
          Map.entry(JUC + "CountedCompleter", OF_NOBODY),
          Map.entry(JUC + "locks/StampedLock", OF_ITSELF),
          Map.entry(JUC + "locks/AbstractOwnableSynchronizer", OF_ITSELF),
          Map.entry(JUC + "locks/AbstractQueuedSynchronizer", OF_ITSELF),
          inner("locks/AbstractQueuedSynchronizer", "ConditionObject"),
          Map.entry(JUC + "locks/AbstractQueuedLongSynchronizer", OF_ITSELF),
          inner("locks/AbstractQueuedLongSynchronizer", "ConditionObject"),
          Map.entry(JUC + "locks/ReentrantReadWriteLock$Sync", OF_ITSELF),
          Map.entry(JUC + "locks/ReentrantLock$Sync", OF_ITSELF),
          Map.entry(JUC + "locks/ReentrantLock$FairSync", OF_ITSELF),
          Map.entry(JUC + "Semaphore$Sync", OF_ITSELF),
          Map.entry(JUC + "Semaphore$FairSync", OF_ITSELF));

  private SectionMethods() {}

  private static Subject field(String declaring, String name, String type) {
    return new Subject.Field(
        ClassDesc.ofInternalName(JUC + declaring), name, ClassDesc.ofInternalName(JUC + type));
  }

  private static Map.Entry<String, Methods> inner(String outer, String inner) {
    String name = outer + '$' + inner;
    return Map.entry(JUC + name, new Methods(ALL, field(name, "this$0", outer)));
  }

  /** What a method works on in a section; null if it does not. */
  static @Nullable Subject subject(ClassModel type, MethodModel method) {
    Methods methods = METHODS.get(type.thisClass().asInternalName());
    if (methods == null
        || method.flags().has(AccessFlag.STATIC)
        || method.flags().has(AccessFlag.ABSTRACT)
        || !methods.names.matcher(method.methodName().stringValue()).matches()) {
      return null;
    }
    return methods.subject;
  }
}
