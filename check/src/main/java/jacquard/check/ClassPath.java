package jacquard.check;

import java.io.File;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where the classes of the current JVM come from. */
final class ClassPath {
  /** Surefire keeps the path here where it starts JVMs with a jar that only names other files. */
  private static final String SUREFIRE = "surefire.test.class.path";

  private ClassPath() {}

  static List<String> ofThisJvm() {
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
