package jacquard.runtime.rewrite;

import java.lang.classfile.FieldModel;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which classes of {@code java.base} are rewritten, and what of them. */
final class JdkClasses {
  private static final Set<Aspect> ALL =
      EnumSet.of(
          Aspect.FIELDS,
          Aspect.STATICS,
          Aspect.ELEMENTS,
          Aspect.MONITORS,
          Aspect.CALLS,
          Aspect.UNSAFE);

  /** Memory that no other thread can see, or that says nothing about the program. */
  private static final Set<Aspect> CALLS = EnumSet.of(Aspect.CALLS, Aspect.MONITORS);

  /** A group of threads keeps its own books. */
  private static final Set<Aspect> ONLY_CALLS = EnumSet.of(Aspect.CALLS);

  /** The fields of a handle never change. */
  private static final Set<Aspect> OFFSETS = EnumSet.of(Aspect.CALLS, Aspect.UNSAFE);

  /** Texts and boxed values never change, but read and write arrays of others. */
  private static final Set<Aspect> TEXT = EnumSet.of(Aspect.ELEMENTS, Aspect.CALLS);

  private static final Set<Aspect> NOTHING = EnumSet.noneOf(Aspect.class);

  /** The classes that access memory for a handle. */
  private static final Pattern VAR_HANDLE =
      Pattern.compile(
          "VarHandle(ByteArrayAs)?"
              + "(Booleans|Bytes|Shorts|Chars|Ints|Longs|Floats|Doubles|References)");

  private JdkClasses() {}

  private static final Set<String> TOOLS =
      Set.of(
          "jdk.attach",
          "jdk.compiler",
          "jdk.editpad",
          "jdk.graal.compiler",
          "jdk.graal.compiler.management",
          "jdk.hotspot.agent",
          "jdk.internal.ed",
          "jdk.internal.jvmstat",
          "jdk.internal.le",
          "jdk.internal.md",
          "jdk.internal.opt",
          "jdk.internal.vm.ci",
          "jdk.jartool",
          "jdk.javadoc",
          "jdk.jcmd",
          "jdk.jconsole",
          "jdk.jdeps",
          "jdk.jdi",
          "jdk.jdwp.agent",
          "jdk.jfr",
          "jdk.jlink",
          "jdk.jpackage",
          "jdk.jshell",
          "jdk.jstatd",
          "jdk.localedata",
          "jdk.management.agent",
          "jdk.management.jfr");

  /** Whether a module is one of the JDK's own tools, or data only. */
  static boolean isTool(String module) {
    return TOOLS.contains(module);
  }

  /** What is rewritten of a class. */
  static Set<Aspect> aspects(String internalName) {
    int slash = internalName.lastIndexOf('/');
    if (slash < 0) {
      return NOTHING;
    }
    String folder = internalName.substring(0, slash);
    String simple = internalName.substring(slash + 1);
    int dollar = simple.indexOf('$');
    String outer = dollar < 0 ? simple : simple.substring(0, dollar);
    for (String p : System.getProperty("jacquard.exclude", "").split(",")) {
      if (!p.isEmpty() && (internalName.startsWith(p))) return NOTHING;
    }
    return switch (folder) {
      case "java/util/concurrent" -> outer.equals("ThreadLocalRandom") ? CALLS : ALL;
      case "java/util/concurrent/locks" -> outer.equals("LockSupport") ? CALLS : ALL;
      case "java/lang" -> ofLang(outer);
      case "java/lang/invoke" ->
          simple.equals("DirectMethodHandle$Holder") || VAR_HANDLE.matcher(outer).matches()
              ? OFFSETS
              : simple.equals("MethodHandleImpl$ArrayAccessor")
                  ? EnumSet.of(Aspect.ELEMENTS)
                  : NOTHING;
      case "java/time" -> outer.equals("Clock") ? CALLS : ALL;
      case "jdk/internal/vm" ->
          outer.matches(".*Thread(Container|Containers)|StackableScope") ? ALL : NOTHING;
      case "jdk/internal/misc" ->
          outer.equals("ThreadFlock")
                  || outer.equals("ScopedMemoryAccess")
                  || outer.equals("Blocker")
              ? ALL
              : NOTHING;
      default -> {
        if (internalName.matches(
            "java/lang/ref/(Reference|ReferenceQueue|SoftReference|WeakReference|PhantomReference)"
                + "([$].*)?")) {
          yield ALL;
        }
        if (internalName.startsWith("java/lang/reflect/Array")) yield CALLS;
        for (String x : INFRA) if (internalName.startsWith(x)) yield NOTHING;
        yield outer.equals("UUID") ? CALLS : ALL;
      }
    };
  }

  private static final java.util.List<String> INFRA =
      java.util.List.of(
          "java/lang/reflect/",
          "java/lang/module/",
          "java/lang/constant/",
          "java/lang/classfile/",
          "java/lang/runtime/",
          "java/lang/ref/",
          "java/lang/annotation/",
          "jdk/internal/loader/",
          "jdk/internal/module/",
          "jdk/internal/reflect/",
          "jdk/internal/jimage/",
          "jdk/internal/jrtfs/",
          "jdk/internal/classfile/",
          "jdk/internal/constant/",
          "jdk/internal/misc/",
          "jdk/internal/vm/",
          "jdk/internal/access/",
          "jdk/internal/event/",
          "jdk/internal/perf/",
          "jdk/internal/ref/",
          "jdk/internal/logger/",
          "jdk/internal/platform/",
          "jdk/internal/javac/",
          "jdk/internal/opt/",
          "jdk/internal/lang/",
          "jdk/internal/io/",
          "jdk/internal/agent",
          "jdk/internal/foreign/abi",
          "sun/text/resources/",
          "sun/util/resources/",
          "sun/invoke/",
          "sun/reflect/",
          "sun/launcher/",
          "java/util/ResourceBundle",
          "java/util/ServiceLoader");

  private static Set<Aspect> ofLang(String outer) {
    return switch (outer) {
      case "StringBuffer",
          "AbstractStringBuilder",
          "StringBuilder",
          "Throwable",
          "ThreadBuilders",
          "Process",
          "Iterable",
          "Readable",
          "Appendable" ->
          ALL;
      case "String",
          "StringLatin1",
          "StringUTF16",
          "StringCoding",
          "Integer",
          "Long",
          "Character" ->
          TEXT;
      case "Enum", "Class", "ClassValue", "System" -> ALL;
      case "Thread" -> CALLS;
      case "ThreadGroup" -> ONLY_CALLS;
      case "ThreadLocal",
          "InheritableThreadLocal",
          "Math",
          "Runtime",
          "Object",
          "BaseVirtualThread" ->
          CALLS;
      default -> outer.endsWith("Exception") || outer.endsWith("Error") ? ALL : NOTHING;
    };
  }

  /** Whether objects of a class of the JDK carry their names. */
  static boolean isNamed(@Nullable String internalName, Hierarchy hierarchy) {
    for (@Nullable String name = internalName; name != null; ) {
      if (canCarryName(name)) {
        return true;
      }
      ClassOutline outline = hierarchy.find(name);
      name = outline == null ? null : outline.superclass();
    }
    return false;
  }

  /** The JVM knows where the fields of a reference or a class are, and no others. */
  private static boolean canCarryName(String internalName) {
    return aspects(internalName).contains(Aspect.FIELDS)
        && !internalName.startsWith("java/lang/ref/")
        && !internalName.equals("java/lang/Class");
  }

  /** Whether a class of the JDK has the field in which its objects carry their names. */
  static boolean carriesName(ClassOutline outline, Hierarchy hierarchy) {
    return !outline.isInterface()
        && canCarryName(outline.name())
        && !isNamed(outline.superclass(), hierarchy);
  }

  /** Whether a field is set again between executions, by {@link jacquard.hooks.Renewal}. */
  static boolean isReset(String internalName, FieldModel field) {
    return switch (internalName) {
      case "java/util/concurrent/ForkJoinPool" -> field.fieldName().equalsString("common");
      case "java/util/concurrent/CompletableFuture" -> field.fieldName().equalsString("ASYNC_POOL");
      default -> false;
    };
  }
}
