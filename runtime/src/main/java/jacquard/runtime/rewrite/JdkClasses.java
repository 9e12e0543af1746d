package jacquard.runtime.rewrite;

import java.lang.classfile.FieldModel;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which classes of {@code java.base} are rewritten, and what of them. */
final class JdkClasses {
  /**
   * Of what accesses memory for a handle: by offset, or plainly as an element of an array. The
   * fields of a handle itself never change.
   */
  private static final Set<Aspect> MEMORY =
      EnumSet.of(Aspect.CALLS, Aspect.UNSAFE, Aspect.ELEMENTS);

  /** The classes that access memory for a handle. */
  private static final Pattern VAR_HANDLE =
      Pattern.compile(
          "java/lang/invoke/VarHandle(ByteArrayAs|SegmentAs)?"
              + "(Booleans|Bytes|Shorts|Chars|Ints|Longs|Floats|Doubles|References)");

  private JdkClasses() {}

  /** What is rewritten of a class. */
  static Set<Aspect> aspects(String internalName) {
    int dollar = internalName.indexOf('$');
    String outer = dollar < 0 ? internalName : internalName.substring(0, dollar);
    return VAR_HANDLE.matcher(outer).matches() ? MEMORY : JdkTable.row(internalName).aspects();
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
