package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Stream;

/** The hooks that rewritten code calls where something of its own happens, by topic. */
@SuppressWarnings("ImmutableEnumChecker") // what describes a method never changes
enum Hook {
  // the fields of objects
  GET_FIELD(HookClasses.FIELDS, "getField", "(Ljava/lang/Object;II)V"),
  PUT_FIELD(HookClasses.FIELDS, "putField", "(Ljava/lang/Object;?II)V"),
  GET_FINAL(HookClasses.FIELDS, "getFinal", "(Ljava/lang/Object;II)V"),
  CLONED(HookClasses.FIELDS, "cloned", "(Ljava/lang/Object;Ljava/lang/Object;I)Ljava/lang/Object;"),

  // static fields; those of some classes are given with the class
  GET_STATIC(HookClasses.STATICS, "getStatic", "(II)V", "(Ljava/lang/Class;II)V"),
  PUT_STATIC(HookClasses.STATICS, "putStatic", "(?II)V", "(?Ljava/lang/Class;II)V"),
  GET_STATIC_FINAL(HookClasses.STATICS, "getFinal", "(II)V", "(Ljava/lang/Class;II)V"),

  // arrays
  GET_ELEMENT(HookClasses.ARRAYS, "getElement", "(Ljava/lang/Object;II)V"),
  PUT_ELEMENT(HookClasses.ARRAYS, "putElement", "(Ljava/lang/Object;I?I)V"),
  COPY_ARRAY(HookClasses.ARRAYS, "copyArray", "(Ljava/lang/Object;ILjava/lang/Object;III)V"),
  CLONE_ARRAY(HookClasses.ARRAYS, "cloneArray", "(Ljava/lang/Object;I)Ljava/lang/Object;"),

  // memory by offset
  ACCESS(
      HookClasses.OFFSETS,
      "access",
      "(Ljava/lang/Object;JJJII)V",
      "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;II)V"),
  ACCESS_RANGE(HookClasses.OFFSETS, "accessRange", "(Ljava/lang/Object;ZI)V"),

  // sections of the JDK's work on its own objects
  BEGIN_SECTION(HookClasses.SECTIONS, "beginSection", "(Ljava/lang/Object;)Ljava/lang/Object;"),
  END_SECTION(HookClasses.SECTIONS, "endSection", "(Ljava/lang/Object;)V"),
  PAUSE(HookClasses.SECTIONS, "pause", "()V"),
  GO_ON(HookClasses.SECTIONS, "goOn", "()V"),
  WHOLE_POOL(HookClasses.SECTIONS, "wholePool", "(Ljava/lang/Object;)Ljava/lang/Object;"),
  SCHEDULES(HookClasses.SECTIONS, "schedules", "(Ljava/lang/Object;)V"),
  ENDS(HookClasses.SECTIONS, "ends", "(Ljava/lang/Object;)V"),
  SHUTS_DOWN(HookClasses.SECTIONS, "shutsDown", "(Ljava/lang/Object;)V"),
  SEE_SHUTDOWN(HookClasses.SECTIONS, "seeShutdown", "()V"),
  SEE_TERMINATION(HookClasses.SECTIONS, "seeTermination", "(Ljava/lang/Object;)V"),
  SEE_UNFINISHED(HookClasses.SECTIONS, "seeUnfinished", "()V"),
  SEE_QUEUE(HookClasses.SECTIONS, "seeQueue", "()V"),
  CLAIM(HookClasses.SECTIONS, "claim", "()V"),
  CANCEL(HookClasses.SECTIONS, "cancel", "()V"),
  UNRAVEL(HookClasses.SECTIONS, "unravel", "(J)V"),
  TRAVERSE(HookClasses.SECTIONS, "traverse", "(Ljava/lang/Object;)V"),

  // monitors
  ENTER(HookClasses.MONITORS, "enter", "(Ljava/lang/Object;I)V"),
  EXIT(HookClasses.MONITORS, "exit", "(Ljava/lang/Object;I)V"),
  AWAIT(
      HookClasses.MONITORS,
      "await",
      "(Ljava/lang/Object;I)V",
      "(Ljava/lang/Object;JI)V",
      "(Ljava/lang/Object;JII)V"),
  SIGNAL(HookClasses.MONITORS, "signal", "(Ljava/lang/Object;I)V"),
  SIGNAL_ALL(HookClasses.MONITORS, "signalAll", "(Ljava/lang/Object;I)V"),
  HOLDS(HookClasses.MONITORS, "holds", "(Ljava/lang/Object;)Z"),

  // the initialisation of classes
  BEGIN_INITIALISATION(HookClasses.CLASSES, "beginInitialisation", "(Ljava/lang/Class;)Z"),
  END_INITIALISATION(HookClasses.CLASSES, "endInitialisation", "(Ljava/lang/Class;)Z"),
  FAIL_INITIALISATION(
      HookClasses.CLASSES,
      "failInitialisation",
      "(Ljava/lang/Class;Ljava/lang/Throwable;)Ljava/lang/Throwable;"),
  INITIALISE(HookClasses.CLASSES, "initialise", "(Ljava/lang/Class;)V"),
  INITIALISE_IF(HookClasses.CLASSES, "initialise", "(Ljava/lang/Class;Z)V"),
  WHO_RUNS(HookClasses.CLASSES, "whoRuns", "()Ljava/lang/Thread;"),
  IDENTIFY(HookClasses.CLASSES, "identify", "()V"),

  // threads
  LOOP(HookClasses.THREADS, "loop", "()V"),
  IDLE(HookClasses.THREADS, "idle", "()V"),

  // what differs from run to run
  NANO_TIME(HookClasses.CHANCE, "nanoTime", "()J"),
  CURRENT_TIME_MILLIS(HookClasses.CHANCE, "currentTimeMillis", "()J"),
  IDENTITY_HASH_CODE(HookClasses.CHANCE, "identityHashCode", "(Ljava/lang/Object;)I"),
  HASH_CODE(HookClasses.CHANCE, "hashCode", "(Ljava/lang/Object;)I"),
  SEED(HookClasses.CHANCE, "seed", "()J"),

  // what lies around a program
  IS_STANDARD(HookClasses.ENVIRONMENT, "isStandard", "(Ljava/lang/Object;)Z"),
  BEGIN_PRINT(HookClasses.ENVIRONMENT, "beginPrint", "(Ljava/lang/Object;)Ljava/lang/Thread;"),
  END_PRINT(HookClasses.ENVIRONMENT, "endPrint", "(Ljava/lang/Object;Ljava/lang/Thread;)V"),
  USES_FILE(HookClasses.ENVIRONMENT, "usesFile", "(Ljava/lang/Object;)V"),
  ASKS_FOR_FILE(HookClasses.ENVIRONMENT, "asksForFile", "(Ljava/lang/Object;)V"),
  LISTS_FOLDER(HookClasses.ENVIRONMENT, "listsFolder", "(Ljava/lang/Object;)V"),
  READS_HIDDEN(HookClasses.ENVIRONMENT, "readsHidden", "(Ljava/lang/Object;)V"),
  WRITES_HIDDEN(HookClasses.ENVIRONMENT, "writesHidden", "(Ljava/lang/Object;)V"),
  KEEPS(HookClasses.ENVIRONMENT, "keeps", "(Ljava/lang/Object;)V"),
  COLLECT(HookClasses.ENVIRONMENT, "collect", "(Ljava/lang/Runtime;)V"),
  TAKES_CLEANABLE(HookClasses.REFERENCES, "takes", "(Ljava/lang/Object;)V"),
  AMONG_THREADS(HookClasses.ENVIRONMENT, "amongThreads", "(Ljava/lang/String;)V"),
  LOADS_NATIVE_CODE(HookClasses.ENVIRONMENT, "loadsNativeCode", "(Ljava/lang/Class;)V"),
  LOADER_MADE(HookClasses.ENVIRONMENT, "loaderMade", "(Ljava/lang/Object;)V"),
  UNCONTROLLED(HookClasses.ENVIRONMENT, "uncontrolled", "(Ljava/lang/String;)V"),

  // who is under control
  CONTROLLED(HookClasses.SUPERVISION, "controlled", "()Z"),
  SUSPEND(HookClasses.SUPERVISION, "suspend", "()Ljava/lang/Thread;"),
  PROCEED(HookClasses.SUPERVISION, "proceed", "(Ljava/lang/Thread;)V");

  /** Stands for any type in the table that the JVM computes with. */
  private static final String ANY = "?";

  private final ClassDesc owner;
  private final String method;
  private final List<MethodTypeDesc> types;

  Hook(ClassDesc owner, String method, String... types) {
    this.owner = owner;
    this.method = method;
    this.types = Stream.of(types).flatMap(Hook::each).map(MethodTypeDesc::ofDescriptor).toList();
  }

  private static Stream<String> each(String type) {
    return type.contains(ANY)
        ? Stream.of("I", "J", "F", "D", "Ljava/lang/Object;").map(any -> type.replace(ANY, any))
        : Stream.of(type);
  }

  /** The type with which a hook takes a value of a kind. */
  static ClassDesc parameter(TypeKind kind) {
    return switch (kind.asLoadable()) {
      case LONG -> ConstantDescs.CD_long;
      case FLOAT -> ConstantDescs.CD_float;
      case DOUBLE -> ConstantDescs.CD_double;
      case REFERENCE -> ConstantDescs.CD_Object;
      default -> ConstantDescs.CD_int;
    };
  }

  /** Calls the hook; its arguments are on the stack. */
  void invoke(CodeBuilder code) {
    invoke(code, types.getFirst());
  }

  /** Calls the hook that takes these arguments. */
  void invoke(CodeBuilder code, MethodTypeDesc type) {
    if (!types.contains(type)) {
      throw new IllegalStateException("no hook " + method + type.displayDescriptor());
    }
    code.invokestatic(owner, method, type);
  }

  /** The hook as something that stands for another call. */
  StaticCall call() {
    return new StaticCall(owner, method, types.getFirst(), false);
  }

  /** As {@link #call}, of a hook whose last argument is the site. */
  StaticCall callWithSite(int parameters) {
    MethodTypeDesc type =
        types.stream().filter(t -> t.parameterCount() == parameters + 1).findFirst().orElseThrow();
    return new StaticCall(owner, method, type.dropParameterTypes(parameters, parameters + 1), true);
  }

  /** Every hook of the table as a call. */
  static Stream<StaticCall> all() {
    return Stream.of(values())
        .flatMap(h -> h.types.stream().map(t -> new StaticCall(h.owner, h.method, t, false)));
  }
}
