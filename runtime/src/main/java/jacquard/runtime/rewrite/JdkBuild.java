package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.hooks.Supervision;
import java.io.File;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.NullMarked;

/**
 * Builds a {@link RewrittenJdk}, in a JVM of its own: what writes the file of a JDK's classes is
 * part of {@code jlink}, and only a JVM that is started for it may use that.
 */
final class JdkBuild {
  /** Something small for the compiler, so that its classes are among those to archive. */
  private static final String SMALL_PROGRAM =
      """
      import java.util.*;
      import java.util.concurrent.*;
      class Small {
        static volatile int n;
        record Pair(int a, String b) {}
        public static void main(String... arguments) throws Exception {
          Thread thread = new Thread(() -> { synchronized (Small.class) { n++; } });
          thread.start();
          thread.join();
          List<Pair> pairs = new ArrayList<>(List.of(new Pair(n, "n = " + n)));
          for (Pair pair : pairs) {
            assert pair.a() == 1 : pair;
          }
        }
      }
      """;

  private JdkBuild() {}

  /** Builds it where it says that it is. */
  static void run(RewrittenJdk jdk) throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    Set<String> classPath = new LinkedHashSet<>();
    for (Class<?> one : List.of(Supervision.class, JdkBuild.class, NullMarked.class)) {
      classPath.add(PackageFiles.location(one).toString());
    }
    call(
        home.resolve("bin").resolve("java"),
        List.of(
            "-XX:+UseParallelGC",
            "--add-modules",
            "jdk.jlink,ALL-DEFAULT",
            "--add-exports",
            "java.base/jdk.internal.jimage=ALL-UNNAMED",
            "--add-exports",
            "jdk.jlink/jdk.tools.jlink.internal=ALL-UNNAMED",
            "-cp",
            String.join(File.pathSeparator, classPath),
            JdkBuild.class.getName(),
            jdk.folder().toString()));
    copy(home, jdk.home());
    archive(jdk);
  }

  public static void main(String[] arguments) throws IOException {
    RewrittenJdk jdk = new RewrittenJdk(Path.of(arguments[0]));
    JdkModules modules = JdkModules.running();
    Symbols symbols = new Symbols();
    JdkRewriter rewriter = new JdkRewriter(symbols, modules);
    Files.createDirectories(jdk.home().resolve("lib"));
    ImageFile image = new ImageFile(Path.of(System.getProperty("java.home")));
    for (String module : modules.names()) {
      rewritten(rewriter, modules, module).forEach((name, bytes) -> image.put(module, name, bytes));
    }
    byte[] unsafe = modules.read(UnsafeAccess.UNSAFE);
    image.put(
        JdkModules.BASE, UnsafeAccess.NAME, UnsafeAccess.generate(ClassFile.of().parse(unsafe)));
    PackageFiles.besides(Supervision.class)
        .forEach((name, bytes) -> image.put(JdkModules.BASE, name, bytes));
    image.write(jdk.home());
    symbols.write(jdk.folder());
    Files.writeString(jdk.folder().resolve(RewrittenJdk.ORIGINAL), System.getProperty("java.home"));
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(jdk.hooks()))) {
      for (Map.Entry<String, byte[]> entry : PackageFiles.besides(Supervision.class).entrySet()) {
        jar.putNextEntry(new ZipEntry(entry.getKey() + ".class"));
        jar.write(entry.getValue());
      }
    }
  }

  /** The classes of a module that are rewritten, by name; on all cores, since they are many. */
  private static SortedMap<String, byte[]> rewritten(
      JdkRewriter rewriter, JdkModules modules, String module) throws IOException {
    SortedMap<String, byte[]> classes = new ConcurrentSkipListMap<>();
    modules.classes(module).parallelStream()
        .forEach(
            name -> {
              byte[] original = modules.read(name);
              byte[] rewritten = rewriter.rewrite(original, JdkClasses.aspects(name));
              if (JdkLinkage.concerns(name)) {
                rewritten = JdkLinkage.rewrite(rewritten == null ? original : rewritten, modules);
              }
              if (rewritten != null) {
                classes.put(name, rewritten);
              }
            });
    return classes;
  }

  // ---- what a JDK has besides its classes

  /** Copies what a JVM needs to run; the tools stay where they are. */
  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path relative = from.relativize(file);
        if (isNeeded(relative)) {
          Path target = to.resolve(relative.toString());
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
    }
  }

  private static boolean isNeeded(Path file) {
    String name = String.valueOf(file.getFileName());
    return switch (file.getName(0).toString()) {
      case "bin" -> name.equals("java") || name.equals("java.exe") || name.endsWith(".dll");
      case "conf" -> true;
      case "lib" ->
          !name.equals("modules")
              && !name.equals("src.zip")
              && !name.equals("ct.sym")
              && !name.endsWith(".jsa");
      default -> name.equals("release");
    };
  }

  // ---- the archive of classes

  /** Writes down the classes as a JVM has them in memory once it has loaded them. */
  private static void archive(RewrittenJdk jdk) throws IOException {
    Path loaded = jdk.folder().resolve("loaded");
    Path source = jdk.folder().resolve("Small.java");
    Files.writeString(source, SMALL_PROGRAM);
    List<String> options = WorkerOptions.options();
    List<String> compiler = new ArrayList<>(options);
    compiler.addAll(
        List.of(
            "-Xshare:off",
            "-XX:DumpLoadedClassList=" + loaded,
            "-Xlog:disable",
            "-m",
            "jdk.compiler/com.sun.tools.javac.Main",
            "-proc:none",
            "-d",
            jdk.folder().resolve("classes").toString(),
            source.toString()));
    call(jdk.java(), compiler);
    Path wanted = jdk.home().resolve("lib").resolve("classlist");
    Set<String> classes = new LinkedHashSet<>();
    for (Path list : List.of(wanted, loaded)) {
      for (String line : Files.readAllLines(list)) {
        // Other lines make the JVM generate classes, which nobody would rewrite.
        if (!line.startsWith("@") && !line.startsWith("#")) {
          classes.add(line);
        }
      }
    }
    Files.write(wanted, classes);
    List<String> dump = new ArrayList<>(options);
    dump.addAll(List.of("-Xshare:dump", "-Xlog:disable"));
    call(jdk.java(), dump);
    Files.delete(loaded);
    Files.delete(source);
    CacheFolder.delete(jdk.folder().resolve("classes"));
  }

  private static void call(Path java, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    try {
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException(
            "cannot rewrite the JDK: a JVM for it ended with status %d\n%s"
                .formatted(status, said));
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
