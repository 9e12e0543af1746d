import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Puts small mistakes into the code, one at a time, and says which of them the tests nearby notice:
 * {@code java build/Mutants.java [words]}, after {@code mvn test}. With words, only mutants whose
 * line has one of them are tried ({@code [core]}: those of a group). {@code --check} as the first
 * word tries none, and only says which no longer apply or compile; it needs {@code mvn
 * test-compile} and one test of each module before.
 *
 * <p>The mistakes are in {@code build/mutants.txt}, which says how to write them. Sources are not
 * touched: a changed copy of one file is compiled and comes first on the class path. The tests have
 * to pass without a mistake; with one, they have three times as long as that, and half a minute.
 */
final class Mutants {
  private static final Path LIST = Path.of("build", "mutants.txt");
  private static final Path SCRATCH =
      Path.of("target", "mutants", Long.toString(ProcessHandle.current().pid()));
  private static final Pattern CLASS_PATH =
      Pattern.compile("<property name=\"java.class.path\" value=\"([^\"]*)\"");
  private static final Pattern OWN_JAR = Pattern.compile(".*/jacquard-([a-z]+)-[^/]*\\.jar");
  private static final Pattern GROUP = Pattern.compile("tests (\\S+) = (\\S+): (.*)");
  private static final Pattern HEAD = Pattern.compile("\\[(\\S+)] (\\S+?): (.*)");
  private static final String GONE = "GONE: nothing like it, or not once";
  private static final String REFUSED = "REFUSED by the compiler";
  private static final long HALF_A_MINUTE = 30_000;

  /** Some tests of a module, by the simple names of their classes. */
  private record Tests(String module, List<String> classes) {}

  /**
   * A mistake.
   *
   * @param reason why it need not be noticed, if so
   */
  private record Mutant(
      String tests,
      String file,
      String what,
      String before,
      String after,
      Optional<String> reason) {}

  /** How tests went. */
  private record Run(boolean passed, boolean ended, long millis, String said) {}

  /** Runs the classes it is given and stops at the first failure. */
  private static final String LAUNCHER =
      """
      import org.junit.platform.engine.TestExecutionResult;
      import org.junit.platform.engine.discovery.DiscoverySelectors;
      import org.junit.platform.launcher.TestExecutionListener;
      import org.junit.platform.launcher.TestIdentifier;
      import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
      import org.junit.platform.launcher.core.LauncherFactory;

      public final class Launch {
        public static void main(String[] classes) {
          LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
          for (String name : classes) {
            request.selectors(DiscoverySelectors.selectClass(name));
          }
          LauncherFactory.create().execute(request.build(), new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
              if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                System.out.println(test.getLegacyReportingName() + " in " + test.getUniqueId());
                ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
                Runtime.getRuntime().halt(1);
              }
            }
          });
          System.exit(0);
        }
      }
      """;

  private final Map<String, Tests> groups = new LinkedHashMap<>();
  private final List<Mutant> mutants = new ArrayList<>();
  private final Map<String, Run> unchanged = new HashMap<>();
  private final Map<String, String> classPaths = new HashMap<>();
  private final TreeMap<String, Integer> counts = new TreeMap<>();
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  public static void main(String[] arguments) throws IOException, InterruptedException {
    boolean checks = arguments.length > 0 && arguments[0].equals("--check");
    String[] words = checks ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments;
    Mutants run = new Mutants();
    run.read();
    for (Mutant m : run.mutants) {
      String line = "[" + m.tests() + "] " + m.file() + ": " + m.what();
      if (words.length == 0 || Arrays.stream(words).anyMatch(line::contains)) {
        String verdict = checks ? run.check(m) : run.judge(m);
        run.counts.merge(verdict.replaceFirst(" .*", ""), 1, Integer::sum);
        System.out.printf("%-40s %s%n", verdict, line);
      }
    }
    System.out.println(run.counts);
  }

  private void read() throws IOException {
    String[] head = {};
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    Optional<String> reason = Optional.empty();
    List<String> lines = new ArrayList<>(Files.readAllLines(LIST));
    lines.add("");
    for (String line : lines) {
      Matcher group = GROUP.matcher(line);
      Matcher first = HEAD.matcher(line);
      if (group.matches()) {
        groups.put(group.group(1), new Tests(group.group(2), List.of(group.group(3).split(" "))));
      } else if (first.matches()) {
        head = new String[] {first.group(1), first.group(2), first.group(3)};
      } else if (line.startsWith("- ")) {
        before.add(line.substring(2));
      } else if (line.startsWith("+")) {
        after.add(line.substring(Math.min(2, line.length())));
      } else if (line.startsWith("= ")) {
        reason = Optional.of(line.substring(2));
      } else if (line.isBlank() && !before.isEmpty()) {
        mutants.add(
            new Mutant(
                head[0],
                head[1],
                head[2],
                String.join("\n", before),
                String.join("\n", after),
                reason));
        before.clear();
        after.clear();
        reason = Optional.empty();
      } else if (!line.isBlank() && !line.startsWith("#")) {
        throw new IllegalArgumentException(LIST + ": " + line);
      }
    }
  }

  /** Whether a mistake can still be put in. */
  private String check(Mutant m) throws IOException {
    Optional<Path> source = source(m.file());
    Optional<String> text = source.isEmpty() ? Optional.empty() : changed(source.get(), m);
    if (text.isEmpty()) {
      return GONE;
    }
    Path classes = empty(SCRATCH.resolve("classes"));
    return compile(source.get(), text.get(), classes, m.tests()).isEmpty() ? "applies" : REFUSED;
  }

  private String judge(Mutant m) throws IOException, InterruptedException {
    Optional<Path> source = source(m.file());
    Optional<String> text = source.isEmpty() ? Optional.empty() : changed(source.get(), m);
    if (text.isEmpty()) {
      return GONE;
    }
    Run before = unchanged(m.tests());
    if (!before.passed()) {
      return "RED without it: " + before.said();
    }
    Path classes = empty(SCRATCH.resolve("classes"));
    Optional<String> error = compile(source.get(), text.get(), classes, m.tests());
    if (error.isPresent()) {
      return REFUSED;
    }
    Run run = run(m.tests(), classes + ":", HALF_A_MINUTE + 3 * before.millis());
    if (!run.passed()) {
      return run.ended() ? "noticed (%.1f s)".formatted(run.millis() / 1000.0) : "noticed by time";
    }
    return m.reason().isPresent() ? "accepted" : "SURVIVED";
  }

  /** The file whose path ends like this; it must be the only one. */
  private static Optional<Path> source(String end) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(Path.of(""))) {
      for (Path module : modules.sorted().toList()) {
        Path sources = module.resolve("src/main/java");
        if (Files.isDirectory(sources)) {
          try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith("/" + end)).forEach(found::add);
          }
        }
      }
    }
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /** The text with the mistake in it, where there is just one place for it. */
  private static Optional<String> changed(Path source, Mutant m) throws IOException {
    String text = Files.readString(source);
    String words =
        Arrays.stream(m.before().strip().split("\\s+"))
            .map(Pattern::quote)
            .collect(Collectors.joining("\\s+"));
    Matcher matcher = Pattern.compile(words).matcher(text);
    if (!matcher.find()) {
      return Optional.empty();
    }
    String changed = text.substring(0, matcher.start()) + m.after() + text.substring(matcher.end());
    return matcher.find() ? Optional.empty() : Optional.of(changed);
  }

  private Optional<String> compile(Path source, String text, Path classes, String group)
      throws IOException {
    Path copy = empty(SCRATCH.resolve("source")).resolve(source.getFileName());
    Files.writeString(copy, text);
    return compile(copy, classes, classPath(group));
  }

  private Optional<String> compile(Path source, Path classes, String classPath) throws IOException {
    StringWriter said = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of(
              "-nowarn",
              "-proc:none",
              "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
              "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED",
              "-d",
              classes.toString(),
              "-cp",
              classPath);
      boolean compiled =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      return compiled ? Optional.empty() : Optional.of(said.toString());
    }
  }

  private Run unchanged(String group) throws IOException, InterruptedException {
    if (!unchanged.containsKey(group)) {
      Path launcher = empty(SCRATCH.resolve("launcher"));
      Path source = empty(SCRATCH.resolve("source")).resolve("Launch.java");
      Files.writeString(source, LAUNCHER);
      compile(source, launcher, classPath(group))
          .ifPresent(
              error -> {
                throw new IllegalStateException(error);
              });
      unchanged.put(group, run(group, "", 10 * 60_000));
    }
    return unchanged.get(group);
  }

  private Run run(String group, String first, long maxMillis)
      throws IOException, InterruptedException {
    Tests tests = tests(group);
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED",
                "-cp",
                absolute(first + SCRATCH.resolve("launcher") + ":" + classPath(group)),
                "Launch"));
    for (String simple : tests.classes()) {
      command.add(testClass(tests.module(), simple));
    }
    Path said = SCRATCH.resolve("said.txt");
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .directory(Path.of(tests.module()).toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    boolean ended = process.waitFor(maxMillis, TimeUnit.MILLISECONDS);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    List<String> lines = Files.readAllLines(said, StandardCharsets.ISO_8859_1);
    return new Run(
        ended && process.exitValue() == 0, ended, millis, lines.isEmpty() ? "" : lines.getLast());
  }

  private static String absolute(String classPath) {
    return Arrays.stream(classPath.split(":"))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(":"));
  }

  private Tests tests(String group) {
    Tests tests = groups.get(group);
    if (tests == null) {
      throw new IllegalArgumentException(LIST + " has no tests " + group);
    }
    return tests;
  }

  /**
   * As the last test run of the module had it, with the classes of this project as they are now.
   */
  private String classPath(String group) {
    return classPaths.computeIfAbsent(tests(group).module(), Mutants::read);
  }

  private static String read(String module) {
    try (Stream<Path> reports = Files.list(Path.of(module, "target", "surefire-reports"))) {
      Path report =
          reports
              .filter(file -> file.toString().endsWith(".xml"))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("run mvn test -pl " + module));
      Matcher path = CLASS_PATH.matcher(Files.readString(report));
      if (!path.find()) {
        throw new IllegalStateException("no class path in " + report);
      }
      List<String> entries = new ArrayList<>();
      for (String entry : path.group(1).split(":")) {
        Matcher own = OWN_JAR.matcher(entry);
        String classes = entry.endsWith("-tests.jar") ? "/target/test-classes" : "/target/classes";
        entries.add(own.matches() ? own.group(1) + classes : entry);
        if (entry.contains("/junit-platform-engine-")) {
          entries.add(entry.replace("junit-platform-engine", "junit-platform-launcher"));
        }
      }
      return absolute(String.join(":", entries));
    } catch (IOException e) {
      throw new UncheckedIOException("run mvn test -pl " + module, e);
    }
  }

  private static String testClass(String module, String simple) throws IOException {
    Path classes = Path.of(module, "target", "test-classes");
    try (Stream<Path> files = Files.walk(classes)) {
      String file =
          files
              .filter(f -> f.endsWith(simple + ".class"))
              .map(f -> classes.relativize(f).toString())
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("no test " + simple));
      return file.substring(0, file.length() - ".class".length()).replace('/', '.');
    }
  }

  private static Path empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    }
    return Files.createDirectories(folder);
  }
}
