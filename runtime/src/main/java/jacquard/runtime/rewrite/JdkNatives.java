package jacquard.runtime.rewrite;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What the native methods of rewritten classes of the JDK do with what threads share, by class. A
 * class that {@link JdkTable} says is not rewritten needs no row here.
 */
final class JdkNatives {
  /** How native methods are treated. */
  enum Treatment {
    /** They touch nothing that a thread could share. */
    PURE,
    /** They touch the arrays that they are given, which is seen at the call. */
    SEEN,
    /** Something stands for what they do. */
    MODELLED,
    /** What they do is not seen: that they are called is said. */
    UNCONTROLLED
  }

  /**
   * A row of the table.
   *
   * @param name the internal name of a class, or of a package with all below it and {@code /*}
   */
  record Row(String name, Treatment treatment, String reason) {}

  static final String FILE = "jdk-natives.tsv";

  private static final SequencedMap<String, Row> ROWS = read();

  private JdkNatives() {}

  /** The row that a class stands in; null if it stands in none. */
  static @Nullable Row row(String internalName) {
    Row exact = ROWS.get(internalName);
    return exact != null ? exact : JdkTable.ofPackage(ROWS, internalName);
  }

  /** What a native method of a class lets in that is not seen; null for most classes. */
  static @Nullable String uncontrolled(String internalName) {
    Row row = row(internalName);
    return row != null && row.treatment() == Treatment.UNCONTROLLED
        ? "native code of %s (%s)".formatted(internalName.replace('/', '.'), row.reason())
        : null;
  }

  /** All rows, in the order of their names. */
  static SequencedMap<String, Row> rows() {
    return ROWS;
  }

  private static SequencedMap<String, Row> read() {
    SequencedMap<String, Row> rows = new LinkedHashMap<>();
    for (String[] cells : JdkTable.cells(FILE, 3)) {
      Treatment treatment = Treatment.valueOf(cells[1].toUpperCase(Locale.ROOT));
      rows.put(cells[0], new Row(cells[0], treatment, cells[2]));
    }
    return rows;
  }
}
