package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table of the JDK's classes fits the JDK that runs, and the page for users fits the table. */
class JdkTableTest {
  private static final Path PAGE = Path.of("..", "docs", "jdk.md");
  private static final String BELOW = "/*";

  /** Names of the JDK that only some builds have. */
  private static final Set<String> OF_OTHER_BUILDS =
      Set.of("java/lang/Compiler", "java/lang/PinnedThreadPrinter", "jdk/internal/opt/*");

  @Test
  void everyRowIsAboutSomethingThatTheJdkHas() throws IOException {
    JdkModules jdk = JdkModules.running();
    Set<String> classes = new TreeSet<>(jdk.classes(JdkModules.BASE));
    List<String> stale = new ArrayList<>();
    for (String name : JdkTable.rows().keySet()) {
      boolean exists =
          name.endsWith(BELOW)
              ? classes.stream().anyMatch(c -> c.startsWith(name.substring(0, name.length() - 1)))
              : classes.contains(name);
      if (!exists && !OF_OTHER_BUILDS.contains(name)) {
        stale.add(name);
      }
    }
    assertThat(stale).isEmpty();
  }

  @Test
  void everyModuleIsRewrittenOrSaidToBeATool() {
    JdkModules jdk = JdkModules.running();
    List<String> unknown =
        ModuleLayer.boot().modules().stream()
            .map(Module::getName)
            .filter(name -> name.startsWith("java.") || name.startsWith("jdk."))
            .filter(name -> !jdk.names().contains(name))
            .filter(name -> !JdkTable.isTool(name) && !name.equals("jdk.localedata"))
            .sorted()
            .toList();
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyNativeMethodIsClassified() throws IOException {
    JdkModules jdk = JdkModules.running();
    Set<String> unclassified = new TreeSet<>();
    for (String module : jdk.names()) {
      for (String name : jdk.classes(module)) {
        boolean isSeen = JdkTable.row(name).aspects().contains(Aspect.FIELDS);
        if (isSeen && JdkNatives.row(name) == null && hasNativeMethods(jdk.read(name))) {
          unclassified.add(name);
        }
      }
    }
    assertThat(unclassified).isEmpty();
  }

  private static boolean hasNativeMethods(byte[] classFile) {
    return ClassFile.of().parse(classFile).methods().stream()
        .anyMatch(method -> method.flags().has(AccessFlag.NATIVE));
  }

  @Test
  void nativeMethodsThatAreSaidToBeSeenAreGivenArrays() {
    assertThat(JdkNatives.rows().values())
        .filteredOn(row -> row.treatment() == JdkNatives.Treatment.SEEN)
        .allMatch(row -> row.reason().startsWith("arrays are accessed as a whole"));
    assertThat(JdkNatives.uncontrolled("sun/nio/ch/EPoll")).contains("outside of the JVM");
    assertThat(JdkNatives.uncontrolled("sun/nio/ch/sctp/SctpNet")).contains("network sockets");
    assertThat(JdkNatives.uncontrolled("java/util/zip/CRC32")).isNull();
  }

  @Test
  void whatTheTableDoesNotNameIsRewritten() {
    assertThat(JdkTable.treatment("java/util/ArrayList")).isEqualTo(JdkTable.Treatment.REWRITTEN);
    assertThat(JdkTable.treatment("some/class/OfTomorrow")).isEqualTo(JdkTable.Treatment.REWRITTEN);
    assertThat(JdkTable.treatment("java/lang/String$CaseInsensitiveComparator"))
        .isEqualTo(JdkTable.Treatment.IMMUTABLE);
    assertThat(JdkTable.treatment("java/lang/invoke/MethodHandles"))
        .isEqualTo(JdkTable.Treatment.MODELLED);
  }

  @Test
  void thePageForUsersSaysWhatTheTableSays() throws IOException {
    String page = page();
    if (Boolean.getBoolean("jacquard.refresh")) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE))
        .as("run the test with -Djacquard.refresh=true to write it")
        .isEqualTo(page);
  }

  private static String page() {
    StringBuilder page =
        new StringBuilder(
            """
            # What of the JDK is not rewritten

            Jacquard rewrites the classes of all modules of the JDK, so that every access of theirs to what your threads
            share is seen. This page lists the exceptions, each with its reason; a test writes it from the table that the
            rewriting uses. *Immutable* and *modelled* classes are no limit to you. Where two threads can find an object of
            an *uncontrolled* class, or one of the JDK's own tools, the check ends and says so, with the place.

            Besides, these end a check when they happen: network sockets, other processes, native code that is loaded for
            your classes, native functions, stack traces of other threads, changes of the list of security providers,
            files that two threads use, and writes to what threads share by code of yours that the JDK calls while it loads classes
            or looks something up (methods of class loaders, above all).

            | class or package | treatment | why |
            |---|---|---|
            """);
    for (JdkTable.Row row : JdkTable.rows().values()) {
      page.append(line(row.name(), row.treatment(), row.reason()));
    }
    page.append(
        """

        ## Native methods

        Of classes that are rewritten, native methods are *pure* (they touch nothing that threads could share), *seen* (the
        arrays that they are given are accessed at the call), *modelled*, or *uncontrolled*: a call of one of these ends the
        check, with its place.

        | class or package | treatment | why |
        |---|---|---|
        """);
    for (JdkNatives.Row row : JdkNatives.rows().values()) {
      page.append(line(row.name(), row.treatment(), row.reason()));
    }
    page.append("\nTools, which are uncontrolled: ");
    page.append(String.join(", ", JdkTable.tools().stream().map(t -> "`" + t + "`").toList()));
    return page.append(".\n").toString();
  }

  private static String line(String name, Enum<?> treatment, String reason) {
    return "| `%s` | %s | %s |\n"
        .formatted(name.replace('/', '.'), treatment.name().toLowerCase(Locale.ROOT), reason);
  }
}
