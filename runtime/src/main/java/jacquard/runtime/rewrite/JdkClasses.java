package jacquard.runtime.rewrite;

import java.lang.classfile.FieldModel;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Which classes of {@code java.base} are rewritten, and what of them. */
final class JdkClasses {
  private static final Set<Aspect> ALL =
      EnumSet.of(Aspect.FIELDS, Aspect.ELEMENTS, Aspect.MONITORS, Aspect.CALLS, Aspect.UNSAFE);

  /** Memory that no other thread can see, or that says nothing about the program. */
  private static final Set<Aspect> CALLS = EnumSet.of(Aspect.CALLS, Aspect.MONITORS);

  /** {@code Thread} locks itself around what is one step under control, and keeps its own books. */
  private static final Set<Aspect> ONLY_CALLS = EnumSet.of(Aspect.CALLS);

  /** The fields of a handle never change. */
  private static final Set<Aspect> OFFSETS = EnumSet.of(Aspect.CALLS, Aspect.UNSAFE);

  private static final Set<Aspect> NOTHING = EnumSet.noneOf(Aspect.class);

  /** Outer classes of java.util that are left alone: text, dates, services, and what loads them. */
  private static final Set<String> UNTOUCHED =
      Set.of(
          "Locale",
          "ResourceBundle",
          "ListResourceBundle",
          "PropertyResourceBundle",
          "ServiceLoader",
          "ServiceConfigurationError",
          "Formatter",
          "Scanner",
          "Currency",
          "Calendar",
          "GregorianCalendar",
          "JapaneseImperialCalendar",
          "TimeZone",
          "SimpleTimeZone",
          "Base64",
          "HexFormat");

  /** The classes that access memory for a handle. */
  private static final Pattern VAR_HANDLE =
      Pattern.compile(
          "VarHandle(ByteArrayAs)?"
              + "(Booleans|Bytes|Shorts|Chars|Ints|Longs|Floats|Doubles|References)");

  private JdkClasses() {}

  /** Where to look: folders of java.base, with those below them. */
  static Set<String> folders() {
    return Set.of(
        "java/util",
        "java/lang",
        "java/time",
        "java/text",
        "java/math",
        "java/io",
        "java/net",
        "java/nio/charset",
        "jdk/internal/loader",
        "jdk/internal/logger",
        "jdk/internal/misc",
        "jdk/internal/ref",
        "jdk/internal/reflect",
        "jdk/internal/util",
        "jdk/internal/vm",
        "sun/invoke",
        "sun/util");
  }

  /** What is rewritten of a class; nothing for most. */
  static Set<Aspect> aspects(String internalName) {
    int slash = internalName.lastIndexOf('/');
    if (slash < 0) {
      return NOTHING;
    }
    String folder = internalName.substring(0, slash);
    String simple = internalName.substring(slash + 1);
    int dollar = simple.indexOf('$');
    String outer = dollar < 0 ? simple : simple.substring(0, dollar);
    return switch (folder) {
      case "java/util" -> ofUtil(outer);
      case "java/util/concurrent" -> outer.equals("ThreadLocalRandom") ? CALLS : ALL;
      case "java/util/concurrent/locks" -> outer.equals("LockSupport") ? CALLS : ALL;
      case "java/util/concurrent/atomic", "java/util/stream", "java/util/random" -> ALL;
      case "java/lang" -> ofLang(outer);
      case "java/lang/invoke" -> VAR_HANDLE.matcher(outer).matches() ? OFFSETS : NOTHING;
      case "java/time" -> outer.equals("Clock") ? CALLS : NOTHING;
      case "jdk/internal/vm" ->
          outer.matches(".*Thread(Container|Containers)|StackableScope") ? ALL : NOTHING;
      case "jdk/internal/misc" -> outer.equals("ThreadFlock") ? ALL : NOTHING;
      default -> NOTHING;
    };
  }

  private static Set<Aspect> ofUtil(String outer) {
    if (UNTOUCHED.contains(outer)) {
      return NOTHING;
    }
    return outer.equals("UUID") ? CALLS : ALL;
  }

  private static Set<Aspect> ofLang(String outer) {
    return switch (outer) {
      case "StringBuffer", "AbstractStringBuilder", "StringBuilder" -> ALL;
      case "Thread", "ThreadGroup" -> ONLY_CALLS;
      case "ThreadBuilders" -> ALL;
      case "ThreadLocal",
          "InheritableThreadLocal",
          "Enum",
          "Math",
          "Runtime",
          "Object",
          "BaseVirtualThread" ->
          CALLS;
      default -> NOTHING;
    };
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
