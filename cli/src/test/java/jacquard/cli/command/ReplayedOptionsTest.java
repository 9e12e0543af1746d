package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.check.JavaOptions;
import jacquard.cli.Calls;
import jacquard.cli.Ran;
import jacquard.cli.console.Shell;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.report.SavedCheck;
import jacquard.runtime.JvmLaunch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The JSON of a check is enough to see its violation again, and so is the command that it prints,
 * whatever option was given. Where an option says what the target does, the violation is there only
 * with it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReplayedOptionsTest {
  /** What is checked with an option. */
  private record Example(String target, List<String> words) {}

  private static final Map<TargetKind, String> TARGETS =
      Map.of(
          TargetKind.SCRIPT, "litmus:racy-counter(2)",
          TargetKind.MODEL, "counter.pml",
          TargetKind.CIRCUIT, "toggle.aag",
          TargetKind.JAVA, "Lost.java");

  /** Where the usual target or value would leave nothing to be violated, or not because of it. */
  private static final Map<TargetKind, Map<String, Example>> SPECIAL =
      Map.of(
          TargetKind.SCRIPT,
          Map.of(),
          TargetKind.CIRCUIT,
          Map.of("engine", new Example("toggle.aag", List.of("--engine=symbolic"))),
          TargetKind.MODEL,
          Map.of(
              "seal", new Example("counter.pml", List.of("--seal=t = x")),
              "D", new Example("strict.pml", List.of("-D", "STRICT", "-D", "N=2")),
              "ltl", new Example("spin.pml", List.of("--ltl=<> (x == 7)")),
              "never", new Example("spin.pml", List.of("--never")),
              "acceptance", new Example("spin.pml", List.of("--acceptance")),
              "non-progress", new Example("spin.pml", List.of("--non-progress")),
              "fair", new Example("spin.pml", List.of("--fair=weak", "--ltl=[] (x == 0)"))),
          TargetKind.JAVA,
          Map.of(
              "races", new Example("Lost.java#racy", List.of("--races=fail")),
              "classpath", new Example("Lost", List.of("--classpath=classes")),
              "early-timeouts",
                  new Example("Lost.java#early", List.of("--early-timeouts=1,below=5s")),
              "spurious-wakeups",
                  new Example("Lost.java#spurious", List.of("--spurious-wakeups=1")),
              "jvm-option",
                  new Example(
                      "Lost.java#strict",
                      List.of("--jvm-option=-Dstrict=true", "--jvm-option=-ea"))));

  private static final String MODEL =
      """
      byte x, done;
      active [2] proctype P() { byte t; t = x; x = t + 1; done++ }
      active proctype Q() { done == 2; assert(x == 2) }
      """;

  private static final String STRICT =
      """
      byte x;
      active [N] proctype P() { x++;
      #ifdef STRICT
        assert(x < 2)
      #endif
      }
      """;

  private static final String SPIN =
      """
      byte x;
      active proctype P() { accept: do :: x = 1 - x od }
      never { accept_all: do :: skip od }
      """;

  private static final String PROGRAM =
      """
      public class Lost {
        static int x;

        public static void main(String[] args) throws Exception {
          Thread t = new Thread(() -> x++);
          t.start();
          x++;
          t.join();
          if (x != 2) {
            throw new AssertionError("x was " + x);
          }
        }

        public static void strict() throws Exception {
          if (Boolean.getBoolean("strict")) {
            main(new String[0]);
          }
        }

        public static void racy() throws Exception {
          Thread t = new Thread(() -> x++);
          t.start();
          x++;
          t.join();
        }

        public static void spurious() throws Exception {
          waiting(0);
        }

        public static void early() throws Exception {
          waiting(3000);
        }

        private static void waiting(int millis) throws Exception {
          Object lock = new Object();
          boolean[] ready = new boolean[1];
          Thread t = new Thread(() -> {
            synchronized (lock) {
              ready[0] = true;
              lock.notify();
            }
          });
          t.start();
          synchronized (lock) {
            if (!ready[0]) {
              lock.wait(millis);
            }
            if (!ready[0]) {
              throw new AssertionError("not ready");
            }
          }
          t.join();
        }
      }
      """;

  private final List<CheckOption<?>> ofJava = honoured(TargetKind.JAVA);
  private final List<Ran> javaChecks = new ArrayList<>();
  private final List<Ran> javaReplays = new ArrayList<>();
  private final List<Ran> javaNamed = new ArrayList<>();
  private final List<Ran> javaPrinted = new ArrayList<>();

  private Path folder = Path.of("");

  private static List<CheckOption<?>> honoured(TargetKind kind) {
    return CheckOptions.all().stream().filter(o -> o.targets().contains(kind)).toList();
  }

  @BeforeAll
  void checkAndReplayJava(@TempDir Path shared) throws Exception {
    folder = shared;
    Files.writeString(folder.resolve("counter.pml"), MODEL);
    Files.writeString(folder.resolve("strict.pml"), STRICT);
    Files.writeString(folder.resolve("spin.pml"), SPIN);
    Files.writeString(folder.resolve("toggle.aag"), "aag 1 0 1 0 0 1\n2 3\n2\n");
    Path source = Files.writeString(folder.resolve("Lost.java"), PROGRAM);
    Path classes = Files.createDirectory(folder.resolve("classes"));
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-d", classes.toString(), source.toString()))
        .isZero();
    List<String[]> calls = new ArrayList<>();
    ofJava.forEach(o -> calls.add(check(TargetKind.JAVA, o)));
    ofJava.forEach(o -> calls.add(replay(TargetKind.JAVA, o)));
    ofJava.forEach(o -> calls.add(replayOfNamed(o)));
    List<Ran> ran = inOneJvm("checks", calls);
    int options = ofJava.size();
    javaChecks.addAll(ran.subList(0, options));
    javaReplays.addAll(ran.subList(options, 2 * options));
    javaNamed.addAll(ran.subList(2 * options, 3 * options));
    javaPrinted.addAll(
        inOneJvm("printed", javaChecks.stream().map(ReplayedOptionsTest::printed).toList()));
  }

  static Stream<Arguments> pairs() {
    return Stream.of(TargetKind.values())
        .flatMap(kind -> honoured(kind).stream().map(o -> Arguments.of(kind, o.name())));
  }

  @ParameterizedTest(name = "{0} --{1}")
  @MethodSource("pairs")
  void aReportIsReplayedWithTheOption(TargetKind kind, String name) throws Exception {
    CheckOption<?> option = CheckOptions.named(name).orElseThrow();
    int index = ofJava.indexOf(option);
    boolean isJava = kind == TargetKind.JAVA;
    Ran check = isJava ? javaChecks.get(index) : Ran.jacquard(check(kind, option));
    assertThat(check.status()).as(check.err() + check.out()).isEqualTo(1);

    String report = Files.readString(json(kind, option));
    SchemaTest.requireValid(report);
    CheckRequest saved = SavedCheck.parse(report).request();
    CheckRequest typed =
        JavaOptions.normalised(TypedRequests.typed(target(kind, option), words(kind, option)));
    assertThat(saved).isEqualTo(typed);
    assertThat(saved.has(option)).isTrue();

    Ran replay = isJava ? javaReplays.get(index) : Ran.jacquard(replay(kind, option));
    assertThat(replay.status()).as(replay.err() + replay.out()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));

    if (isJava) {
      Ran named = javaNamed.get(index);
      assertThat(named.status()).as(named.err() + named.out()).isEqualTo(1);
      assertThat(what(named)).isEqualTo(what(check));
    }

    Ran printed = isJava ? javaPrinted.get(index) : Ran.jacquard(printed(check));
    assertThat(printed.status()).as(printed.err() + printed.out()).isEqualTo(1);
    assertThat(what(printed)).isEqualTo(what(check));
  }

  private Example example(TargetKind kind, CheckOption<?> option) {
    return SPECIAL
        .get(kind)
        .getOrDefault(option.name(), new Example(TARGETS.get(kind), OptionValues.words(option)));
  }

  private String target(TargetKind kind, CheckOption<?> option) {
    String target = example(kind, option).target;
    boolean isFile = kind != TargetKind.SCRIPT && target.contains(".");
    return isFile ? folder.resolve(target).toString() : target;
  }

  private List<String> words(TargetKind kind, CheckOption<?> option) {
    return example(kind, option).words.stream()
        .map(w -> w.replace("=classes", "=" + folder.resolve("classes")))
        .toList();
  }

  private Path json(TargetKind kind, CheckOption<?> option) {
    return folder.resolve(kind + "-" + option.name() + ".json");
  }

  private String[] check(TargetKind kind, CheckOption<?> option) {
    List<String> all = new ArrayList<>(List.of("check", target(kind, option)));
    all.addAll(words(kind, option));
    all.addAll(List.of("--quiet", "--json", json(kind, option).toString()));
    return all.toArray(String[]::new);
  }

  private String[] replay(TargetKind kind, CheckOption<?> option) {
    String file = json(kind, option).toString();
    return kind == TargetKind.JAVA
        ? new String[] {"replay", file, "--run-target"}
        : new String[] {"replay", file};
  }

  /** The user names the program, and what else decides which code is run. */
  private String[] replayOfNamed(CheckOption<?> option) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "replay",
                json(TargetKind.JAVA, option).toString(),
                target(TargetKind.JAVA, option)));
    if (option.equals(CheckOptions.CLASSPATH) || option.equals(CheckOptions.JVM_OPTION)) {
      all.addAll(words(TargetKind.JAVA, option));
    }
    return all.toArray(String[]::new);
  }

  /** The command at the end of a report, without the name of the program. */
  private static String[] printed(Ran check) {
    String line =
        check.out().lines().filter(l -> l.startsWith("  replay ")).findFirst().orElse("  replay ");
    List<String> words = Shell.words(line.substring("  replay ".length()));
    return words.subList(Math.min(1, words.size()), words.size()).toArray(String[]::new);
  }

  private static String what(Ran ran) {
    return ran.out().lines().filter(line -> line.startsWith("  what ")).findFirst().orElseThrow();
  }

  /** Calls one after the other in a JVM that can control Java programs. */
  private List<Ran> inOneJvm(String name, List<String[]> calls) throws Exception {
    Path file = folder.resolve(name + ".calls");
    Path results = folder.resolve(name);
    Files.write(file, calls.stream().map(words -> String.join("\t", words)).toList());
    Path log = folder.resolve(name + ".log");
    Process process =
        JvmLaunch.worker(Calls.class)
            .withArguments(List.of(file.toString(), results.toString()))
            .start(log);
    try {
      assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(log)).doesNotContain("Exception");
    List<Ran> all = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      all.add(ran(results.resolve(Integer.toString(i))));
    }
    return all;
  }

  private static Ran ran(Path result) throws IOException {
    return new Ran(
        Integer.parseInt(Files.readString(result.resolve("status"))),
        Files.readString(result.resolve("out")),
        Files.readString(result.resolve("err")));
  }
}
