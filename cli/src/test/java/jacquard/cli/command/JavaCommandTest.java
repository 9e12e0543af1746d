package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Calls;
import jacquard.cli.Ran;
import jacquard.runtime.Worker;
import jacquard.statespace.catalog.StateSearches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command on Java programs; all calls but one are made in one worker JVM. */
@TestInstance(Lifecycle.PER_CLASS)
class JavaCommandTest {
  private static final Path EXAMPLES = Path.of("../examples");

  private static final String UNSAFE_COUNTER =
      """
      public class Counter {
        static int n;

        public static void main(String[] args) throws Exception {
          System.out.println("printed by the program");
          Thread t = new Thread(() -> n++, "T");
          t.start();
          n++;
          t.join();
          if (args.length > 0 && n != 2) {
            throw new IllegalStateException(args[0] + " " + n);
          }
        }

        void alone() {
          n++;
        }

        static void add(int x) {
          n += x;
        }
      }
      """;

  private static final String DEADLOCK =
      " " + EXAMPLES.resolve("02-deadlock/Transfer.java") + " --engine stateful";

  private static final String UNSAFE_POOL =
      """
      import java.util.concurrent.*;

      class Pool {
        static int sum;

        public static void main(String[] args) throws Exception {
          ExecutorService pool = Executors.newFixedThreadPool(2);
          Future<?> one = pool.submit(() -> { sum += 1; });
          Future<?> two = pool.submit(() -> { sum += 2; });
          one.get();
          two.get();
          pool.shutdown();
          assert sum == 3 : "sum is " + sum;
        }
      }
      """;

  private static final String CHOICES =
      """
      import jacquard.hooks.Assume;
      import jacquard.hooks.Choose;

      class Choices {
        static void excluded() {
          Assume.that(Choose.among(4) != 0);
        }

        static void found() {
          int a = Choose.among(4);
          int b = Choose.oneOf(1, 2, 3);
          Assume.that(a != b);
          assert a + b != 5 : a + " and " + b;
        }
      }
      """;

  private static final String NAMELESS =
      """
      import java.util.concurrent.locks.ReentrantReadWriteLock;

      class Nameless {
        static int n;
        static ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

        static void main() throws Exception {
          Thread other = Thread.ofVirtual().start(() -> n++);
          n++;
          other.join();
        }

        static void locked() throws Exception {
          Runnable read = () -> {
            lock.readLock().lock();
            lock.readLock().unlock();
          };
          Thread other = new Thread(read);
          other.start();
          read.run();
          other.join();
        }
      }
      """;

  private static final String WAITS =
      """
      import java.util.concurrent.*;

      class Waits {
        static boolean ready;

        static void main() throws Exception {
          Thread other = new Thread(Waits::tell);
          synchronized (Waits.class) {
            other.start();
            Waits.class.wait();
            assert ready : "woken up too early";
          }
          other.join();
        }

        static synchronized void tell() {
          ready = true;
          Waits.class.notify();
        }

        static void timed() throws Exception {
          BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
          new Thread(() -> queue.add(1)).start();
          assert queue.poll(10, TimeUnit.MILLISECONDS) != null : "nothing came";
        }

        static void told() throws Exception {
          CountDownLatch latch = new CountDownLatch(1);
          new Thread(latch::countDown).start();
          throw new AssertionError("in time: " + latch.await(10, TimeUnit.MILLISECONDS));
        }
      }
      """;

  private static final String KEPT =
      """
      import java.util.*;

      class Kept {
        interface Shared {
          List<Integer> NUMBERS = new ArrayList<>();
          List<Integer> FEW = List.of(1, 2);
          Runnable NOTHING = () -> {};
        }

        static void main() {
          Shared.NUMBERS.add(1);
          assert Shared.NUMBERS.size() == 1;
          int[] seen = new int[1];
          Thread other = new Thread(() -> seen[0]++);
          other.start();
          seen[0]++;
        }

        static void constant() {
          Shared.NOTHING.run();
          assert Shared.FEW.size() == 2;
        }
      }
      """;

  private static final String SHAPES =
      """
      abstract class Abstract {
        public static int n;
        void main() {}
        void go() {}
      }

      class Lacking {
        Lacking(int x) {}
        void go() {}
      }

      class Ancient extends Thread {
        static int n;

        @Override
        public void run() {
          try {
            n++;
          } finally {
            synchronized (this) {}
          }
        }

        public static void main(String[] args) throws Exception {
          Ancient other = new Ancient();
          other.start();
          n++;
          other.join();
          if (n != 2) {
            throw new AssertionError("n is ".concat(String.valueOf(n)));
          }
        }
      }
      """;

  private Path folder = Path.of("");
  private final List<String> calls = new ArrayList<>();
  private Path results = Path.of("");

  /** Every call that a test below looks at. */
  private static final String DEEP =
      """
      class Deep {
        static int n;

        static int depth(int k) { return k == 0 ? 0 : 1 + depth(k - 1); }
        static void work() { n += depth(n + 2); }

        public static void main(String[] arguments) throws Exception {
          Thread t = new Thread(Deep::work);
          t.start();
          work();
          t.join();
          assert n < 6 : n;
        }
      }
      """;

  private List<String> prepared() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("sources"));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Files.writeString(sources.resolve("Counter.java"), UNSAFE_COUNTER);
    Files.writeString(sources.resolve("Pool.java"), UNSAFE_POOL);
    Files.writeString(sources.resolve("Wrong.java"), "class Wrong {\n  int x = \"\";\n  Y y;\n}\n");
    Files.writeString(
        sources.resolve("Worse.java"), "class Worse {\n" + "  int x = y;\n".repeat(30) + "}\n");
    Files.writeString(
        sources.resolve("Network.java"),
        "class Network { void main() throws Exception { new java.net.ServerSocket(0); } }");
    Files.writeString(sources.resolve("Choices.java"), CHOICES);
    Files.writeString(sources.resolve("Waits.java"), WAITS);
    Files.writeString(sources.resolve("Kept.java"), KEPT);
    Files.writeString(sources.resolve("Nameless.java"), NAMELESS);
    Files.writeString(sources.resolve("Deep.java"), DEEP);
    Files.writeString(sources.resolve("bad.jar"), "no jar");
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-g", "-d", classes.toString(), sources + "/Counter.java");
    byte[] file = Files.readAllBytes(classes.resolve("Counter.class"));
    byte[] old = file.clone();
    old[7] = 40;
    Files.write(Files.createDirectories(folder.resolve("old")).resolve("Counter.class"), old);
    Files.writeString(
        Files.createDirectories(folder.resolve("junk")).resolve("Counter.class"), "no class file");
    Files.writeString(sources.resolve("Shapes.java"), SHAPES);
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-g", "-d", classes.toString(), sources + "/Shapes.java");
    for (int version = 45; version <= 49; version++) {
      byte[] ancient = Files.readAllBytes(classes.resolve("Ancient.class"));
      ancient[7] = (byte) version;
      Files.write(
          Files.createDirectories(folder.resolve("ancient" + version)).resolve("Ancient.class"),
          ancient);
    }
    writeJar(folder.resolve("flipped.jar"), file);
    byte[] newer = file.clone();
    newer[7] = 99;
    Files.write(Files.createDirectories(folder.resolve("newer")).resolve("Counter.class"), newer);
    byte[] corrupt = file.clone();
    Arrays.fill(corrupt, 20, 60, (byte) 99);
    Files.write(
        Files.createDirectories(folder.resolve("corrupt")).resolve("Counter.class"), corrupt);
    List<String> all = new ArrayList<>();
    IntStream.rangeClosed(45, 49).forEach(v -> all.add("check -cp ancient%d Ancient".formatted(v)));
    examples().forEach(e -> all.add("check " + EXAMPLES.resolve(e)));
    largerExamples().forEach(e -> all.add("check " + EXAMPLES.resolve(e)));
    examplesWithinBounds().forEach(e -> all.add("check " + EXAMPLES.resolve(e)));
    provenExamples().forEach(e -> all.add("check " + EXAMPLES.resolve(e)));
    all.addAll(
        List.of(
            "check sources/Worse.java",
            "check sources/Kept.java",
            "check sources/Kept.java#constant",
            "check sources/Waits.java",
            "check sources/Waits.java --spurious-wakeups 1",
            "check sources/Waits.java --engine stateful",
            "check sources/Waits.java --engine symbolic",
            "check sources/Waits.java#timed",
            "check sources/Waits.java#told --keep-going",
            "check sources/Waits.java#timed --early-timeouts 0",
            "check sources/Waits.java#timed --early-timeouts 1,below=1us",
            "check sources/Waits.java#timed --early-timeouts soon",
            "check sources/Pool.java --single-steps",
            "check litmus:dining(2) --single-steps",
            "check sources/Waits.java --spurious-wakeups -1",
            "check -cp classes Counter",
            "check -cp classes Counter -- saw",
            "check -cp classes Counter --races fail",
            "check -cp classes Counter --races ignore",
            "check -cp classes Counter --json -",
            "check -cp classes Counter#alone",
            "check -cp classes Counter#add",
            "check -cp classes Counter#ad",
            "check -cp classes Conter",
            "check -cp nowhere Counter",
            "check -cp sources/bad.jar Counter",
            "check -cp old Counter",
            "check -cp newer Counter",
            "check -cp corrupt Counter",
            "check sources/Wrong.java",
            "check sources/None.java",
            "check sources/Pool.java",
            "check java.lang.Thread",
            "check ../models",
            "check ../README.md",
            "check litmus:dining(2) -- saw",
            "check sources/Network.java",
            "check -cp classes Abstract",
            "check -cp classes Abstract#go",
            "check -cp classes Lacking#go",
            "check -cp classes Lacking",
            "check -cp classes Counter#",
            "check -cp junk Counter",
            "check -cp flipped.jar Counter",
            "replay jq1:00000000:0*3 -cp classes Counter",
            "replay jq1:00 -cp classes Counter",
            "replay jq1:00:x -cp classes Counter",
            "replay nowhere -cp classes Counter",
            "check sources/Nameless.java",
            "check sources/Nameless.java#locked --max-executions 50",
            "check sources/Choices.java#excluded",
            "check sources/Choices.java#found",
            "check sources/Deep.java --engine stateful --search full --unwind 1",
            "check sources/Deep.java --engine stateful --search full --unwind 3",
            "compare sources/Deep.java --engine stateful --search full --unwind 3",
            "compare sources/Deep.java --engine stateful --search full --unwind 9",
            "compare -cp classes Counter --search optimal,dfs",
            "compare" + DEADLOCK));
    StateSearches.all().forEach(search -> all.add(searched(search)));
    return all;
  }

  /** A jar that can be opened, although what it has in it cannot be unpacked. */
  private static void writeJar(Path jar, byte[] classFile) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("Counter.class"));
      out.write(classFile);
    }
    byte[] bytes = Files.readAllBytes(jar);
    Arrays.fill(bytes, 80, 200, (byte) 0xff);
    Files.write(jar, bytes);
  }

  static List<String> examples() {
    return List.of(
        "01-lost-update/LostUpdate.java",
        "02-deadlock/Transfer.java",
        "03-lost-signal/Mailbox.java",
        "04-check-then-act/Stock.java",
        "05-broken-stack/BrokenStack.java",
        "06-correct-stack/TreiberStack.java");
  }

  @BeforeAll
  void callAll(@TempDir Path shared) throws Exception {
    folder = shared;
    calls.addAll(prepared());
    results = run("first", calls);
  }

  private Path run(String name, List<String> lines) throws Exception {
    Path file = folder.resolve(name + ".calls");
    Path out = folder.resolve(name);
    Files.write(file, lines.stream().map(line -> inFolder(line).replace(' ', '\t')).toList());
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"),
            Calls.class.getName(),
            List.of(file.toString(), out.toString()));
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    ProcessBuilder worker = new ProcessBuilder(command);
    worker.environment().put("JACQUARD_COMMAND", "./jacquard");
    Path log = folder.resolve(name + ".log");
    Process process = worker.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(log)).doesNotContain("Exception");
    return out;
  }

  private String inFolder(String call) {
    return call.replaceAll(
        "\\b(classes|old|newer|corrupt|sources|nowhere|junk|flipped|ancient\\d+)\\b",
        folder + "/$1");
  }

  private Ran ran(String call) throws IOException {
    assertThat(calls).contains(call);
    return ran(results, calls.indexOf(call));
  }

  private static Ran ran(Path results, int call) throws IOException {
    Path result = results.resolve(Integer.toString(call));
    return new Ran(
        Integer.parseInt(Files.readString(result.resolve("status"))),
        Files.readString(result.resolve("out")),
        Files.readString(result.resolve("err")));
  }

  private void assertComplaint(String call, String... parts) throws IOException {
    Ran ran = ran(call);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).startsWith("jacquard: ").contains(parts);
    assertThat(ran.status()).isEqualTo(2);
  }

  // ---- the course

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleShowsWhatItsCommentSays(String example) throws IOException {
    Path source = EXAMPLES.resolve(example);
    Matcher comment =
        Pattern.compile("\\$ \\./jacquard check (\\S+)\n(.*?)\n \\*\n", Pattern.DOTALL)
            .matcher(Files.readString(source));
    assertThat(comment.find()).isTrue();
    assertThat(comment.group(1)).isEqualTo("examples/" + example);
    Ran ran = ran("check " + source);
    assertThat(general(ran.timeless().replace("../examples", "examples")))
        .isEqualTo(general(comment.group(2).replaceAll("(?m)^ \\* ?", "") + "\n"));
    assertThat(ran.status()).isEqualTo(example.startsWith("06") ? 0 : 1);
  }

  /** Those in which it depends on the machine which of the searches side by side is the first. */
  static List<String> largerExamples() {
    return List.of(
        "07-daisy/WriteWrite1.java", "07-daisy/WriteWrite2.java", "07-daisy/ReadWrite.java");
  }

  @ParameterizedTest
  @MethodSource("largerExamples")
  void theRacesOfALargerExampleAreFound(String example) throws IOException {
    Ran ran = ran("check " + EXAMPLES.resolve(example));
    assertThat(ran.out()).startsWith("VIOLATED").contains("  replay    ./jacquard replay 'jq1:");
    assertThat(ran.status()).isEqualTo(1);
  }

  /** Those that hold, but have too many executions to run them all in a test. */
  static List<String> examplesWithinBounds() {
    return List.of(
        "07-daisy/WriteWrite1.java#repaired --bound preemption=1",
        "07-daisy/WriteWrite2.java#repaired --bound preemption=1",
        "07-daisy/ReadWrite.java#repaired --bound preemption=1",
        "08-too-many/BoundedBuffer.java --bound preemption=0",
        "08-too-many/ReadWriteCache.java --bound preemption=0",
        "08-too-many/BoundedStack.java --bound preemption=0");
  }

  @ParameterizedTest
  @MethodSource("examplesWithinBounds")
  void aRepairedExampleHoldsWithinABound(String example) throws IOException {
    Ran ran = ran("check " + EXAMPLES.resolve(example));
    assertThat(ran.out()).startsWith("HOLDS").contains("scope     all executions with ");
    assertThat(ran.status()).isZero();
  }

  /** Those of which all executions are covered nevertheless, without running them. */
  static List<String> provenExamples() {
    return List.of(
        "08-too-many/BoundedBuffer.java --engine symbolic --method bdd-forward",
        "08-too-many/ReadWriteCache.java --engine symbolic --method bdd-forward",
        "08-too-many/BoundedStack.java --engine symbolic --method bdd-forward");
  }

  @ParameterizedTest
  @MethodSource("provenExamples")
  void anExampleWithTooManyExecutionsIsProvenByItsCircuit(String example) throws IOException {
    Ran ran = ran("check " + EXAMPLES.resolve(example));
    assertThat(ran.out())
        .startsWith("HOLDS")
        .containsPattern("scope +all executions( with no spurious wakeup in any thread .*)?: ");
    assertThat(ran.status()).isZero();
  }

  /** Without what another compiler or another day may change. */
  private static String general(String text) {
    return text.replaceAll("jq1:[0-9a-f]+:", "jq1:FINGERPRINT:")
        .replaceAll("\\d+\\.\\d\\d s\\b", "0.00 s");
  }

  // ---- data races

  @Test
  void aRaceIsReportedBesideAVerdictThatHolds() throws IOException {
    Ran ran = ran("check -cp classes Counter");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .startsWith("HOLDS  Counter")
        .contains(
            "races     1 data race in the explored executions; weak behaviours are not covered",
            "Counter.n: main writes (Counter.java:8), T reads (Counter.java:6)")
        .doesNotContain("printed by the program", "sequential consistency");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void aRaceIsAViolationOnRequest() throws IOException {
    Ran ran = ran("check -cp classes Counter --races fail");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .startsWith("VIOLATED  Counter")
        .contains("what      data race on Counter.n: ", "replay    ./jacquard replay 'jq1:");
  }

  @Test
  void racesAreNotLookedForOnRequest() throws IOException {
    assertThat(ran("check -cp classes Counter --races ignore").out()).doesNotContain("race");
  }

  @Test
  void theJsonHasBothStacksOfARace() throws IOException {
    assertThat(ran("check -cp classes Counter --json -").out())
        .contains(
            "\"dataRaces\" : [",
            "\"location\" : \"Counter.n\"",
            "\"access\" : \"write\"",
            "\"Counter.main(Counter.java:8)\"");
  }

  @Test
  void aThreadWithoutANameHasANumber() throws IOException {
    assertThat(ran("check sources/Nameless.java").out())
        .contains("Nameless.n: main writes (Nameless.java:9), virtual-1 reads (Nameless.java:8)");
  }

  @Test
  void racesThatTheConcurrentClassesMeanToHaveAreNotTheProgramsOwn() throws IOException {
    assertThat(ran("check sources/Nameless.java#locked --max-executions 50").out())
        .contains("races     none in any explored execution");
  }

  // ---- data

  @Test
  void executionsThatAnAssumptionExcludesAreCounted() throws IOException {
    Ran ran = ran("check sources/Choices.java#excluded");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .startsWith("HOLDS")
        .contains("assumed   the assumptions exclude 1 of 4 executions");
  }

  @Test
  void everyAlternativeOfAChoiceIsTried() throws IOException {
    Ran ran = ran("check sources/Choices.java#found");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out()).contains("assertion in main: 3 and 2");
  }

  // ---- targets

  @Test
  void argumentsReachMain() throws IOException {
    Ran ran = ran("check -cp classes Counter -- saw");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains(
            "exception in main: java.lang.IllegalStateException: saw 1 (Counter.java:11)",
            " Counter --classpath=",
            " -- saw\n");
  }

  @Test
  void aProgramWithoutThreadsHasOneExecution() throws IOException {
    Ran ran = ran("check -cp classes Counter#alone");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains(
            "all executions, of which there is one", "sequential consistency is all there is");
  }

  @Test
  void aPromisingBranchIsTriedWhereThereAreVeryManyExecutions() throws IOException {
    Ran ran = ran("check sources/Pool.java");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("assertion in main: sum is ", "this schedule has 1 preemption")
        .contains("shown: accesses to Pool.sum");
  }

  @Test
  void whatWasNotControlledIsNeverVerified() throws IOException {
    Ran ran = ran("check sources/Network.java");
    assertThat(ran.out())
        .startsWith("UNKNOWN")
        .contains("what cannot be controlled: a network socket at Network.java:1");
    assertThat(ran.status()).isEqualTo(3);
  }

  /** What the model has no room for is not covered, whoever asks. */
  @Test
  void aBoundOfTheModelIsOneOfTheComparisonToo() throws IOException {
    String options = " sources/Deep.java --engine stateful --search full --unwind ";
    assertThat(ran("check" + options + 3).out())
        .startsWith("HOLDS")
        .contains("at most 3 calls of a method within each other");
    assertThat(ran("compare" + options + 3).out()).containsPattern("full +holds within");
    assertThat(ran("compare" + options + 9).out()).containsPattern("full +violated");
  }

  @Test
  void nothingIsClaimedWhereTheModelHasRoomForNoWholeExecution() throws IOException {
    Ran ran = ran("check sources/Deep.java --engine stateful --search full --unwind 1");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out())
        .startsWith("UNKNOWN")
        .contains("no execution that ends (at most 1 call of a method at a time)")
        .contains("--unwind 2 makes more room");
  }

  private static String searched(StateSearches.Entry search) {
    return "check" + DEADLOCK + " --search " + search.name();
  }

  @Test
  void aSearchOfTheModelFindsADeadlockOrClaimsNothingAboutDeadlocks() throws IOException {
    for (StateSearches.Entry search : StateSearches.all()) {
      assertThat(ran(searched(search)).out())
          .as(search.name())
          .containsAnyOf("VIOLATED", "UNKNOWN", "nothing is claimed about deadlocks");
    }
    assertThat(ran("compare" + DEADLOCK).status()).isEqualTo(1);
  }

  @Test
  void searchesAreComparedOnAJavaProgram() throws IOException {
    Ran ran = ran("compare -cp classes Counter --search optimal,dfs");
    assertThat(ran.status()).isZero();
    assertThat(ran.out().lines()).hasSize(4);
  }

  // ---- what cannot be controlled

  @Test
  void constantsOfInterfacesAreMadeAnewInEveryExecution() throws IOException {
    assertThat(ran("check sources/Kept.java").out())
        .startsWith("HOLDS")
        .contains("all executions", "4 executions");
    assertThat(ran("check sources/Kept.java#constant").out()).startsWith("HOLDS");
  }

  // ---- liberties

  @Test
  void aWaitEndsForNoReasonOnlyIfAsked() throws IOException {
    assertThat(ran("check sources/Waits.java").out())
        .startsWith("HOLDS")
        .contains("all executions with no spurious wakeup in any thread");
    for (String engine : List.of("stateful", "symbolic")) {
      assertThat(ran("check sources/Waits.java --engine " + engine).out())
          .startsWith("HOLDS")
          .contains("all executions with no spurious wakeup in any thread");
    }
    assertThat(ran("check sources/Waits.java --spurious-wakeups 1").out())
        .contains("woken up too early", " --spurious-wakeups=1\n");
  }

  @Test
  void aTimeOutComesEarlyUnlessForbidden() throws IOException {
    assertThat(ran("check sources/Waits.java#timed").out()).contains("nothing came");
    assertThat(ran("check sources/Waits.java#timed --early-timeouts 0").out())
        .startsWith("HOLDS")
        .contains("no early timeout in any thread, of less than 1 s");
  }

  @Test
  void onlyShortTimeOutsComeEarlyAndTheStepNamesThem() throws IOException {
    assertThat(ran("check sources/Waits.java#timed").out())
        .containsPattern("timeout of \\d+ \\w+ fires in \\w+");
    assertThat(ran("check sources/Waits.java#timed --early-timeouts 1,below=1us").out())
        .startsWith("HOLDS")
        .contains("at most 1 early timeout in each thread, of less than 1 us");
    assertThat(ran("check sources/Waits.java#timed --early-timeouts soon").err())
        .contains("'soon' is not a number of timeouts: give 2, or 2,below=500ms");
  }

  @Test
  void aSimplerViolationTakesNoOtherAway() throws IOException {
    assertThat(ran("check sources/Waits.java#told --keep-going").out())
        .containsOnlyOnce("assertion in main: in time: true")
        .containsOnlyOnce("assertion in main: in time: false");
  }

  @Test
  void everyStepOfTheJdkIsThereIfAsked() throws IOException {
    assertThat(ran("check sources/Pool.java --single-steps").out())
        .startsWith("VIOLATED")
        .contains(" --single-steps\n");
  }

  // ---- wrong calls

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertComplaint("check -cp classes Conter", "cannot find class Conter", "/classes");
    assertComplaint("check ../models", "../models is a folder: name a file in it, or a class");
    assertComplaint("check ../README.md", "../README.md is no target: neither Java source, nor a");
    assertComplaint("check -cp classes Counter#ad", "Counter has no method ad", "alone");
    assertComplaint("check -cp classes Counter#add", "Counter#add has parameters");
    assertComplaint("check -cp nowhere Counter", "/nowhere' does not exist");
    assertComplaint("check sources/None.java", "no such file: ");
    assertComplaint("check java.lang.Thread", "a class of the JDK");
    assertComplaint("check litmus:dining(2) -- saw", "arguments after --");
    assertComplaint("check litmus:dining(2) --single-steps", "is for Java programs");
    assertComplaint("check sources/Waits.java --spurious-wakeups -1", "-1");
  }

  @Test
  void whatCannotBeReadIsNamed() throws IOException {
    assertComplaint("check -cp sources/bad.jar Counter", "bad.jar", "cannot be read as a jar");
    assertComplaint("check -cp old Counter", "cannot load Counter: ");
    assertComplaint("check -cp newer Counter", "cannot rewrite Counter (class file version 99)");
    assertComplaint("check -cp corrupt Counter", "Counter");
    assertComplaint("check -cp junk Counter", "cannot rewrite Counter: it is not a class file");
    assertComplaint("check -cp flipped.jar Counter", "cannot rewrite Counter: it cannot be read");
  }

  @Test
  void whatCannotBeCalledIsNamed() throws IOException {
    assertComplaint("check -cp classes Abstract", "Abstract is abstract: name a class");
    assertComplaint("check -cp classes Abstract#go", "Abstract is abstract: name a class");
    assertComplaint("check -cp classes Lacking#go", "Lacking has no constructor without param");
    assertComplaint("check -cp classes Lacking", "Lacking has no main method; name another");
    assertComplaint("check -cp classes Counter#", "give a class, Class#method or Source.java");
  }

  @Test
  void aTokenThatDoesNotFitIsNamed() throws IOException {
    assertComplaint(
        "replay jq1:00000000:0*3 -cp classes Counter",
        "the schedule is for a program with fingerprint 00000000, but Counter has ");
    assertComplaint(
        "replay jq1:00 -cp classes Counter", "not a schedule: ", "copy the whole token");
    assertComplaint("replay jq1:00:x -cp classes Counter", "expected a thread number");
    assertComplaint("replay nowhere -cp classes Counter", "no such file: ");
  }

  @ParameterizedTest
  @ValueSource(ints = {45, 46, 47, 48, 49})
  void aClassFileWithoutStackMapsIsChecked(int version) throws IOException {
    Ran ran = ran("check -cp ancient%d Ancient".formatted(version));
    assertThat(ran.out()).startsWith("VIOLATED").contains("assertion in main: n is 1");
    assertThat(ran.status()).isEqualTo(1);
  }

  @Test
  void everyCompileErrorHasALine() throws IOException {
    Ran ran = ran("check sources/Wrong.java");
    assertThat(ran.status()).isEqualTo(2);
    List<String> lines = ran.err().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).contains("cannot compile", "Wrong.java");
    assertThat(lines.get(1)).contains("Wrong.java:3: cannot find symbol");
    assertThat(lines.get(2)).contains("Wrong.java:2: incompatible types");
  }

  @Test
  void ofManyCompileErrorsTheFirstTwentyAreShown() throws IOException {
    Ran ran = ran("check sources/Worse.java");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(22).last().asString().matches("and \\d+ more");
  }

  // ---- again

  @Test
  void aPrintedTokenReplaysInAnotherWorkerThatTheCommandStartsItself() throws IOException {
    Matcher token =
        Pattern.compile("jq1:[^' ]+").matcher(ran("check -cp classes Counter -- saw").out());
    assertThat(token.find()).isTrue();
    Ran ran =
        Ran.jacquard(
            "replay", token.group(), "--classpath", folder + "/classes", "Counter", "--", "saw");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("VIOLATED  Counter", "java.lang.IllegalStateException: saw 1", "all shown")
        .contains("printed by the program", "start T");
    assertThat(ran.status()).isEqualTo(1);
  }
}
