package jacquard.runtime.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The programs of {@code src/test/border}, compiled and packed into a jar.
 *
 * @param jar what they are run from. The classes of the package {@code absent} are not in it, and
 *     some are not what the compiler made of them ({@link UnusualClassFiles})
 * @param expected what is right for each, by the name of its class
 */
public record BorderPrograms(Path jar, Map<String, Expect> expected) {
  private static final Path SOURCES = Path.of("src", "test", "border");
  private static final String PACKAGE = "jacquard.runtime.corpus.border";
  private static final String ABSENT = PACKAGE.replace('.', '/') + "/absent/";

  /** Compiles them into a folder. */
  public static BorderPrograms compileInto(Path folder) throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    compile(classes);
    Path jar = folder.resolve("border.jar");
    pack(classes, jar);
    return new BorderPrograms(jar, expected(jar));
  }

  private static void compile(Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(SOURCES)) {
      List<Path> programs = sources.filter(p -> p.toString().endsWith(".java")).sorted().toList();
      boolean compiled =
          compiler
              .getTask(
                  said,
                  files,
                  null,
                  List.of("-nowarn", "-proc:none", "-d", classes.toString(), "-cp", testClasses()),
                  null,
                  files.getJavaFileObjectsFromPaths(programs))
              .call();
      if (!compiled) {
        throw new IllegalStateException("does not compile:\n" + said);
      }
    }
  }

  /** Where {@link Together} and {@link Expect} are. */
  private static String testClasses() {
    return Path.of(Together.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .toString();
  }

  private static void pack(Path classes, Path jar) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    addAll(entries, classes, ".class");
    addAll(entries, SOURCES, ".properties");
    addAll(entries, SOURCES, "greeting.txt");
    addAll(entries, SOURCES, ".Greeting");
    add(entries, Together.class);
    add(entries, Together.Body.class);
    entries.putAll(UnusualClassFiles.all());
    entries.keySet().removeIf(name -> name.startsWith(ABSENT));
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new JarEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
  }

  private static void addAll(Map<String, byte[]> entries, Path folder, String ending)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(ending)).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        entries.put(name, Files.readAllBytes(file));
      }
    }
  }

  private static void add(Map<String, byte[]> entries, Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
      entries.put(name, in.readAllBytes());
    }
  }

  private static Map<String, Expect> expected(Path jar) throws IOException {
    Map<String, Expect> expected = new TreeMap<>();
    URL[] path = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, Expect.class.getClassLoader())) {
      for (String name : sources()) {
        Expect expect = load(PACKAGE + "." + name, loader).getAnnotation(Expect.class);
        if (expect != null) {
          expected.put(name, expect);
        }
      }
    }
    return expected;
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> sources() {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(SOURCES.resolve(PACKAGE.replace('.', '/')))) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  /** The whole name of a program. */
  public static String className(String program) {
    return PACKAGE + "." + program;
  }
}
