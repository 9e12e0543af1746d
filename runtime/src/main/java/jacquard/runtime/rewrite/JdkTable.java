package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the classes of the JDK are treated. All of them are rewritten, and all that their objects
 * refer to is followed; each exception is a row of a table, with its reason.
 */
public final class JdkTable {
  /** How a class is treated. */
  public enum Treatment {
    /** Its code is rewritten, so that every access in it is seen. */
    REWRITTEN,
    /** Its objects never change: that they are shared cannot matter. */
    IMMUTABLE,
    /** Something stands for what it does. */
    MODELLED,
    /** What it does is not seen: where two threads can find one of its objects, that is said. */
    UNCONTROLLED
  }

  /**
   * A row of the table.
   *
   * @param name the internal name of a class, or of a package with all below it and {@code /*}
   */
  record Row(String name, Treatment treatment, Set<Aspect> aspects, String reason) {}

  private static final String FILE = "jdk-classes.tsv";

  /** Ends the name of a package that is meant with all below it. */
  static final String BELOW = "/*";

  private static final Set<Aspect> ALL =
      EnumSet.of(
          Aspect.FIELDS,
          Aspect.STATICS,
          Aspect.ELEMENTS,
          Aspect.MONITORS,
          Aspect.CALLS,
          Aspect.UNSAFE);

  private static final SequencedMap<String, Row> ROWS = read();
  private static final Row REST =
      new Row("", Treatment.REWRITTEN, ALL, "all that is not said to be different");

  private JdkTable() {}

  /** The row that a class stands in: its own, that of the class around it, or of a package. */
  static Row row(String internalName) {
    Row exact = ROWS.get(internalName);
    if (exact != null) {
      return exact;
    }
    int dollar = internalName.indexOf('$', internalName.lastIndexOf('/') + 1);
    Row outer = dollar < 0 ? null : ROWS.get(internalName.substring(0, dollar));
    Row near = outer != null ? outer : ofPackage(ROWS, internalName);
    return near != null ? near : REST;
  }

  /** The row of the nearest package that a class is in or below; null if there is none. */
  static <R> @Nullable R ofPackage(Map<String, R> rows, String internalName) {
    for (int end = internalName.lastIndexOf('/');
        end > 0;
        end = internalName.lastIndexOf('/', end - 1)) {
      R row = rows.get(internalName.substring(0, end) + BELOW);
      if (row != null) {
        return row;
      }
    }
    return null;
  }

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
          "jdk.management.agent",
          "jdk.management.jfr");

  /** The names of the modules that are tools of the JDK, in order. */
  static List<String> tools() {
    return TOOLS.stream().sorted().toList();
  }

  /** Whether a module is one of the JDK's own tools, which are not rewritten. */
  public static boolean isTool(String module) {
    return TOOLS.contains(module);
  }

  /** How a class is treated. */
  public static Treatment treatment(String internalName) {
    return row(internalName).treatment();
  }

  /** Whether objects of a class of the JDK are of no interest when they are shared. */
  public static boolean isIgnored(String internalName) {
    Row row = row(internalName);
    return row.treatment() == Treatment.IMMUTABLE
        || (row.treatment() == Treatment.MODELLED && row.aspects().isEmpty());
  }

  /** All rows, in the order of their names. */
  static SequencedMap<String, Row> rows() {
    return ROWS;
  }

  private static SequencedMap<String, Row> read() {
    SequencedMap<String, Row> rows = new LinkedHashMap<>();
    for (String[] cells : cells(FILE, 4)) {
      Treatment treatment = Treatment.valueOf(cells[1].toUpperCase(Locale.ROOT));
      rows.put(cells[0], new Row(cells[0], treatment, aspects(cells[2]), cells[3]));
    }
    return rows;
  }

  /** The rows of a table, each with the same number of cells. */
  static List<String[]> cells(String file, int width) {
    return text(file)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(
            line -> {
              String[] cells = line.split("\t", -1);
              if (cells.length != width) {
                throw new IllegalStateException("not a row of " + file + ": " + line);
              }
              return cells;
            })
        .toList();
  }

  /** All tables as they are written. */
  static String text() {
    return text(FILE) + text(JdkNatives.FILE) + text(JdkMethods.FILE);
  }

  private static String text(String file) {
    try (InputStream in = JdkTable.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("a table of the JDK's classes is missing: " + file);
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Set<Aspect>> words() {
    Map<String, Set<Aspect>> words = new HashMap<>();
    words.put("all", ALL);
    words.put("nothing", Set.of());
    words.put("calls", EnumSet.of(Aspect.CALLS));
    words.put("monitors", EnumSet.of(Aspect.MONITORS));
    words.put("statics", EnumSet.of(Aspect.STATICS));
    words.put("elements", EnumSet.of(Aspect.ELEMENTS));
    words.put("offsets", EnumSet.of(Aspect.UNSAFE));
    words.put("arrays", EnumSet.of(Aspect.ELEMENTS, Aspect.CALLS));
    return words;
  }

  private static Set<Aspect> aspects(String cell) {
    Set<Aspect> aspects = EnumSet.noneOf(Aspect.class);
    for (String word : cell.split(" ", -1)) {
      Set<Aspect> meant = words().get(word);
      if (meant == null) {
        throw new IllegalStateException("not something that can be rewritten: " + word);
      }
      aspects.addAll(meant);
    }
    return aspects;
  }
}
