package jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import jacquard.check.JavaCheck;
import jacquard.core.Execution;
import jacquard.explore.Search;
import jacquard.hooks.Supervision;
import jacquard.junit.AllInterleavings;
import jacquard.report.TextReport;
import jacquard.runtime.JavaProgram;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.commons.JUnitException;
import org.opentest4j.AssertionFailedError;

/** What users of JUnit and of the Java interface need works on a module path. */
class ModulesTest {
  /** Each module after those that it needs. */
  private static final Map<String, Class<?>> MODULES = new LinkedHashMap<>();

  private static final List<Class<?>> LIBRARIES =
      List.of(
          NullMarked.class,
          API.class,
          JsonFactory.class,
          Test.class,
          JUnitException.class,
          AssertionFailedError.class);

  private static final String USER =
      """
      package user;

      import jacquard.check.JavaCheck;

      public class Main {
        static int visitors;

        public static void enter() throws InterruptedException {
          Thread other = new Thread(() -> visitors++);
          other.start();
          visitors++;
          other.join();
          if (visitors != 2) {
            throw new AssertionError("visitors is " + visitors);
          }
        }

        public static void main(String[] args) {
          System.out.println(
              JavaCheck.class.getModule()
                  + ": "
                  + JavaCheck.of(Main.class, "enter").run().conclusion());
        }
      }
      """;

  static {
    MODULES.put("core", Execution.class);
    MODULES.put("hooks", Supervision.class);
    MODULES.put("explore", Search.class);
    MODULES.put("runtime", JavaProgram.class);
    MODULES.put("report", TextReport.class);
    MODULES.put("check", JavaCheck.class);
    MODULES.put("junit", AllInterleavings.class);
  }

  @Test
  void aModuleThatUsesJacquardIsCompiledAndChecked(@TempDir Path folder) throws Exception {
    List<Path> path = new ArrayList<>();
    for (Class<?> one : LIBRARIES) {
      path.add(location(one));
    }
    for (Map.Entry<String, Class<?>> module : MODULES.entrySet()) {
      Path classes = folder.resolve(module.getKey());
      copy(location(module.getValue()), classes);
      path.add(classes);
      Path descriptor = Path.of("..", module.getKey(), "src/main/module/module-info.java");
      assertThat(compiled(path, classes, descriptor)).isEmpty();
    }
    Path source = Files.createDirectories(folder.resolve("source"));
    Path main = Files.writeString(source.resolve("Main.java"), USER);
    Path descriptor =
        Files.writeString(
            source.resolve("module-info.java"), "module user { requires jacquard.junit; }");
    Path user = folder.resolve("user");
    assertThat(compiled(path, user, main, descriptor)).isEmpty();
    path.add(user);
    assertThat(run(path, folder.resolve("output"))).isEqualTo("module jacquard.check: VIOLATED");
  }

  private static Path location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static void copy(Path from, Path to) throws IOException {
    if (Files.isDirectory(from)) {
      copyAll(from, to);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(from)) {
        copyAll(jar.getPath("/"), to);
      }
    }
  }

  private static void copyAll(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** What the compiler complains of. */
  private static String compiled(List<Path> path, Path into, Path... sources) {
    List<String> words =
        new ArrayList<>(
            List.of("-Xlint:all,-path", "-proc:none", "-p", joined(path), "-d", into.toString()));
    Stream.of(sources).forEach(source -> words.add(source.toString()));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    ToolProvider.findFirst("javac").orElseThrow().run(out, out, words.toArray(String[]::new));
    return said.toString();
  }

  private static String run(List<Path> path, Path output) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                joined(path),
                "-m",
                "user/user.Main")
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    return Files.readString(output).strip();
  }

  private static String joined(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
