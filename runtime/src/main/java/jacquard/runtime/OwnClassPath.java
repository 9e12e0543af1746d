package jacquard.runtime;

import java.io.File;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where the classes of the current JVM come from. */
public final class OwnClassPath {
  /** Surefire keeps the path here where it starts JVMs with a jar that only names other files. */
  private static final String SUREFIRE = "surefire.test.class.path";

  private OwnClassPath() {}

  /** Folders and jars, those of modules too. */
  public static List<String> entries() {
    Set<String> entries = new LinkedHashSet<>();
    for (String property : List.of(SUREFIRE, "java.class.path", "jdk.module.path")) {
      for (String entry : System.getProperty(property, "").split(File.pathSeparator, -1)) {
        if (!entry.isEmpty()) {
          entries.add(new File(entry).getAbsolutePath());
        }
      }
    }
    return List.copyOf(entries);
  }
}
