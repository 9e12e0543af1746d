package jacquard.runtime.rewrite;

import jacquard.core.Printable;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Options that a user gives to the JVM in which a program is checked, such as {@code -Xmx2g}. Those
 * that would break control over the program are refused.
 *
 * @param all each a single word
 */
public record JvmOptions(List<String> all) implements Serializable {
  public static final JvmOptions NONE = new JvmOptions(List.of());

  /** Tells a worker which it was started with. */
  private static final String PROPERTY = "jacquard.jvm.options";

  private static final String SEPARATOR = "\n";

  /** Options whose value may also come behind a blank. */
  private static final Pattern WITH_VALUE =
      Pattern.compile(
          "--(add-opens|add-exports|add-reads|add-modules|enable-native-access"
              + "|illegal-native-access|sun-misc-unsafe-memory-access)=.+");

  private static final Pattern PASSED =
      Pattern.compile(
          "-D[^=]+(=.*)?|-(ea|da|enableassertions|disableassertions)(:.+)?"
              + "|-(esa|dsa|enablesystemassertions|disablesystemassertions)"
              + "|-X(ss|mx|ms|mn)\\d+[kKmMgGtT]?"
              + "|-XX:(MaxHeapSize|MaxRAMPercentage|MaxDirectMemorySize|MaxMetaspaceSize|ThreadStackSize"
              + "|MaxJavaStackTraceDepth|HeapDumpPath)=.+"
              + "|-XX:[+-](HeapDumpOnOutOfMemoryError|ShowCodeDetailsInExceptionMessages)"
              + "|--enable-preview",
          Pattern.DOTALL);

  private static final Pattern STACK =
      Pattern.compile("-(Xss|XX:ThreadStackSize=)(?<size>\\d{1,9})(?<unit>[kKmMgGtT]?)");

  /** Why others are refused, by how they begin; the first that fits. */
  private static final List<Map.Entry<Pattern, String>> REASONS =
      List.of(
          reason(
              "-javaagent|-agentlib|-agentpath|-Xdebug|-Xrun",
              "an agent would change classes that Jacquard has rewritten (replay --debug has a"
                  + " debugger)"),
          reason("--patch-module", "Jacquard replaces classes of the JDK itself"),
          reason(
              "-cp|-classpath|--class-path|-jar|-p$|--module-path|-m$|--module|--upgrade-module-path",
              "the program's classes are found by --classpath"),
          reason("--limit-modules", "Jacquard needs modules that the program may not"),
          reason("@", "give the options themselves, not a file of them"),
          reason(
              "-Djacquard\\.|-Djdk\\.module|-Djava\\.(class|home|system)",
              "Jacquard sets it itself"),
          reason(
              "-XX|-Xshare|-Xint|-Xcomp|-Xbootclasspath|-Xverify",
              "it may change how the JVM runs the code with which Jacquard controls a program"));

  private static final String UNKNOWN =
      "not one that is passed on: these are -D, -ea, -da, -Xmx, -Xms, -Xss, --add-opens,"
          + " --add-exports, --add-modules, --enable-preview, --enable-native-access";

  public JvmOptions {
    all = List.copyOf(all);
  }

  /** Thrown for an option that is refused; the message is one line. */
  public static final class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
      super(message);
    }
  }

  private static Map.Entry<Pattern, String> reason(String beginning, String why) {
    return Map.entry(Pattern.compile(beginning), why);
  }

  /**
   * The options as a user writes them; a value may be set off by a blank instead of an equals sign.
   *
   * @throws RefusedException if one cannot be passed on
   */
  public static JvmOptions of(List<String> options) {
    List<String> all = new ArrayList<>();
    for (String option : options) {
      String word = option.strip();
      String joined = word.startsWith("--") ? word.replaceFirst("\\s+", "=") : word;
      for (Map.Entry<Pattern, String> reason : REASONS) {
        boolean isPassed = PASSED.matcher(joined).matches() && !joined.startsWith("-D");
        if (!isPassed && reason.getKey().matcher(joined).lookingAt()) {
          throw refused(word, reason.getValue());
        }
      }
      boolean isKnown = PASSED.matcher(joined).matches() || WITH_VALUE.matcher(joined).matches();
      if (!isKnown || joined.contains(SEPARATOR)) {
        throw refused(word, UNKNOWN);
      }
      all.add(joined);
    }
    return new JvmOptions(all);
  }

  private static RefusedException refused(String option, String why) {
    return new RefusedException(
        "JVM option '%s' is refused: %s".formatted(Printable.name(option), why));
  }

  /** Those that the current JVM was started with. */
  public static JvmOptions ofThisJvm() {
    String property = System.getProperty(PROPERTY, "");
    return property.isEmpty() ? NONE : new JvmOptions(List.of(property.split(SEPARATOR, -1)));
  }

  /** What a worker's command has for them. */
  public List<String> words() {
    if (all.isEmpty()) {
      return List.of();
    }
    List<String> words = new ArrayList<>(all);
    words.add("-D" + PROPERTY + "=" + String.join(SEPARATOR, all));
    return words;
  }

  public boolean hasPreview() {
    return all.contains("--enable-preview");
  }

  public boolean disablesAssertions() {
    return all.stream().anyMatch(o -> o.startsWith("-da") || o.startsWith("-disableassertions"));
  }

  /**
   * How many bytes of stack a thread has, where one of the options says so; the last one counts.
   */
  public OptionalLong stack() {
    OptionalLong stack = OptionalLong.empty();
    for (String option : all) {
      Matcher size = STACK.matcher(option);
      if (size.matches()) {
        int unit = "bkmgt".indexOf(size.group("unit").toLowerCase(Locale.ROOT));
        boolean isInKilobytes = option.startsWith("-XX");
        long bytes = Long.parseLong(size.group("size")) << (10 * Math.max(0, unit));
        stack = OptionalLong.of(isInKilobytes ? bytes << 10 : bytes);
      }
    }
    return stack;
  }

  /** Switches assertions of a program on and off; they are on where nothing is said. */
  public void setAssertions(ClassLoader program) {
    for (String option : all) {
      boolean enables = option.startsWith("-ea") || option.startsWith("-enableassertions");
      boolean disables = option.startsWith("-da") || option.startsWith("-disableassertions");
      if (!enables && !disables) {
        continue;
      }
      int colon = option.indexOf(':');
      String where = colon < 0 ? "" : option.substring(colon + 1);
      if (where.isEmpty()) {
        program.setDefaultAssertionStatus(enables);
      } else if (where.equals("...")) {
        program.setPackageAssertionStatus(null, enables);
      } else if (where.endsWith("...")) {
        program.setPackageAssertionStatus(where.substring(0, where.length() - 3), enables);
      } else {
        program.setClassAssertionStatus(where, enables);
      }
    }
  }
}
