package jacquard.library;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The programs of {@code src/test/programs}, compiled. */
final class LibraryPrograms {
  private static final Path SOURCES = Path.of("src", "test", "programs");
  private static final Path CURRENT = Path.of("target", "current");
  private static final Path VERSIONS = Path.of("target", "versions");

  private final Path classes;

  private LibraryPrograms(Path classes) {
    this.classes = classes;
  }

  /** One thing to check: a program with a version of its library. */
  record Subject(String name, String program, Expect expect, String right, List<Path> classPath) {
    boolean isRight(String verdict, String message) {
      return verdict.equals(right)
          && (!right.equals(expect.value()) || message.contains(expect.message()));
    }
  }

  /** Compiles them, with the current versions where there are several. */
  static LibraryPrograms compileInto(Path classes) throws IOException {
    List<Path> classPath = new ArrayList<>(jars(CURRENT));
    try (Stream<Path> versions = Files.list(VERSIONS)) {
      for (Path version : versions.sorted(Comparator.reverseOrder()).toList()) {
        classPath.addAll(jars(version));
      }
    }
    classPath.add(ofTheTest());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    List<String> options =
        List.of("-nowarn", "-proc:none", "-d", classes.toString(), "-cp", joined(classPath));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(SOURCES)) {
      List<Path> programs = sources.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      boolean compiled =
          compiler
              .getTask(
                  said, files, null, options, null, files.getJavaFileObjectsFromPaths(programs))
              .call();
      if (!compiled) {
        throw new IllegalStateException("does not compile:\n" + said);
      }
    }
    return new LibraryPrograms(classes);
  }

  static String joined(List<Path> classPath) {
    return String.join(java.io.File.pathSeparator, classPath.stream().map(Path::toString).toList());
  }

  private static Path ofTheTest() {
    return Path.of(Expect.class.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(".jar")).sorted().toList();
    }
  }

  /** All of them, in the order of their names. */
  List<Subject> subjects() throws IOException, ReflectiveOperationException {
    List<Subject> subjects = new ArrayList<>();
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, Expect.class.getClassLoader());
        Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        String name = SOURCES.relativize(file).toString().replace(java.io.File.separatorChar, '.');
        Class<?> type =
            Class.forName(name.substring(0, name.length() - ".java".length()), false, loader);
        if (type.isAnnotationPresent(Expect.class)) {
          subjects.addAll(subjects(type));
        }
      }
    }
    return subjects;
  }

  private List<Subject> subjects(Class<?> type) throws IOException {
    Expect expect = type.getAnnotation(Expect.class);
    Versions versions = type.getAnnotation(Versions.class);
    if (versions == null) {
      return List.of(subject(type, type.getSimpleName(), expect, expect.value(), CURRENT));
    }
    return List.of(
        versioned(type, expect, expect.value(), versions.broken()),
        versioned(type, expect, "holds", versions.fixed()));
  }

  private Subject versioned(Class<?> type, Expect expect, String right, String version)
      throws IOException {
    return subject(
        type, type.getSimpleName() + "@" + version, expect, right, VERSIONS.resolve(version));
  }

  private Subject subject(Class<?> type, String name, Expect expect, String right, Path libraries)
      throws IOException {
    List<Path> classPath = new ArrayList<>(List.of(classes));
    classPath.addAll(jars(libraries));
    return new Subject(name, type.getName(), expect, right, classPath);
  }
}
