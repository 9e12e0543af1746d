package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Calls;
import jacquard.cli.Ran;
import jacquard.runtime.Worker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that do not end, say too much, or try to break whoever looks at them. */
@TestInstance(Lifecycle.PER_CLASS)
class HostileProgramsTest {
  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.stream.*;

      class Hostile {
        static class Loops extends RuntimeException {
          @Override public String getMessage() { while (true) {} }
        }

        static class Throws extends RuntimeException {
          @Override public String getMessage() { throw new IllegalStateException("no"); }
        }

        static class Overflows extends RuntimeException {
          @Override public String getMessage() { return getMessage(); }
          @Override public StackTraceElement[] getStackTrace() { throw new Error("no"); }
        }

        static class HasNoStack extends RuntimeException {
          @Override public StackTraceElement[] getStackTrace() { return null; }
        }

        static class Blocks extends RuntimeException {
          @Override public synchronized String getMessage() {
            try {
              Thread.sleep(1_000_000);
            } catch (InterruptedException e) {}
            return "at last";
          }
        }

        static class Endless {
          static int n = count();
          static int count() { while (true) {} }
        }

        static volatile String s;

        static void loops() { throw new Loops(); }
        static void complains() { throw new Throws(); }
        static void overflows() { throw new Overflows(); }
        static void hasNoStack() { throw new HasNoStack(); }
        static void blocks() { throw new Blocks(); }
        static void isHuge() { throw new RuntimeException("x".repeat(50_000_000)); }

        static void lies() {
          throw new RuntimeException("a\\nHOLDS  it\\r\\u001b[2J\\u202e\\n  scope     all executions");
        }

        static void liesByName() throws Exception {
          Thread t =
              new Thread(() -> s = "\\u001b[31m\\nHOLDS", "T\\n\\u001b[2KHOLDS  it\\u202e" + "z".repeat(10_000));
          t.start();
          s = "b";
          t.join();
          assert s.equals("b");
        }

        static void exits() { System.exit(0); }
        static void halts() { Runtime.getRuntime().halt(0); }

        static void hasManyThreads() throws Exception {
          Thread[] threads = new Thread[10_000];
          for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> s = "x");
            threads[i].start();
          }
          for (Thread t : threads) {
            t.join();
          }
        }

        static void deadlocksManyThreads() throws Exception {
          Object lock = new Object();
          synchronized (lock) {
            Thread last = null;
            for (int i = 0; i < 300; i++) {
              last = new Thread(() -> { synchronized (lock) {} });
              last.start();
            }
            last.join();
          }
        }

        static void streams() { IntStream.generate(() -> 1).filter(x -> x == 2).findFirst(); }
        static void neverInitialised() { System.out.println(Endless.n); }

        static void prints() { while (true) { System.out.println("HOLDS  everything"); } }
        static void sorts() { while (true) { new Random(1).ints(1_000).sorted().count(); } }

        static void races() throws Exception {
          Runnable writes = () -> { while (true) { s = s + "x"; s = ""; } };
          new Thread(writes).start();
          writes.run();
        }

        static void startsThreads() {
          while (true) {
            new Thread(() -> s = "x").start();
          }
        }

        static void exhaustsMemory() {
          List<byte[]> all = new ArrayList<>();
          while (true) {
            all.add(new byte[1 << 16]);
          }
        }

        static int depth(int n) { return depth(n + 1) + 1; }
        static void recurses() { depth(0); }

        static void hasALargeStack() throws Exception {
          Thread t = new Thread(null, () -> depth(0, 2_000_000), "deep", 200 << 20);
          t.start();
          t.join();
        }

        static int depth(int n, int last) { return n == last ? 0 : depth(n + 1, last) + 1; }

        static void usesOptions() throws Exception {
          assert Hostile.class.desiredAssertionStatus();
          if (!"two words".equals(System.setProperty("hostile.word", "changed"))) {
            throw new IllegalStateException("hostile.word is not there");
          }
          var value = String.class.getDeclaredField("value");
          value.setAccessible(true);
          throw new IllegalStateException("opened " + value.get("x").getClass());
        }
      }
      """;

  private Path folder = Path.of("");
  private final List<String> calls = new ArrayList<>();

  @BeforeAll
  void callAll(@TempDir Path shared) throws Exception {
    folder = shared;
    Files.writeString(folder.resolve("Hostile.java"), SOURCE);
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-nowarn", "-g", "-d", shared + "", shared + "/Hostile.java");
    assertThat(compiled).isZero();
    for (String method :
        List.of(
            "complains",
            "overflows",
            "hasNoStack",
            "isHuge",
            "lies",
            "liesByName",
            "exits",
            "halts",
            "deadlocksManyThreads",
            "blocks",
            "loops")) {
      calls.add("check -cp %s Hostile#%s".formatted(folder, method));
    }
    calls.add("check -cp %s Hostile#liesByName --json -".formatted(folder));
    calls.add("check -cp %s Hostile#hasManyThreads --max-executions 1".formatted(folder));
    calls.add("check -cp %s Hostile#lies --jvm-option=-javaagent:a.jar".formatted(folder));
    calls.add("check litmus:dining(2) --jvm-option=-Xmx1g");
    Path file = folder.resolve("calls");
    Files.write(file, calls.stream().map(line -> line.replace(' ', '\t')).toList());
    Process process =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"),
                    Calls.class.getName(),
                    List.of(file.toString(), folder.resolve("results").toString())))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    try {
      assertThat(process.waitFor(180, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(folder.resolve("log"))).doesNotContain("Exception");
  }

  private Ran ran(String call) throws IOException {
    String whole = call.replace("Hostile", "-cp " + folder + " Hostile");
    assertThat(calls).contains(whole);
    Path result = folder.resolve("results").resolve(Integer.toString(calls.indexOf(whole)));
    return new Ran(
        Integer.parseInt(Files.readString(result.resolve("status"))),
        Files.readString(result.resolve("out")),
        Files.readString(result.resolve("err")));
  }

  private static void assertShowsItselfOnly(String out) {
    assertThat(out.lines().filter(line -> line.matches("(HOLDS|VIOLATED|UNKNOWN).*"))).hasSize(1);
    assertThat(out.chars().filter(c -> c != '\n' && Character.isISOControl(c))).isEmpty();
    assertThat(out).doesNotContain("\u202e");
  }

  // ---- what a program says of itself

  @ParameterizedTest
  @CsvSource({
    "complains, Hostile$Throws (its message cannot be had: getMessage throws"
        + " java.lang.IllegalStateException)",
    "overflows, Hostile$Overflows (its message cannot be had: getMessage",
    "blocks, Hostile$Blocks (its message cannot be had: getMessage does not end within 500 ms)",
    "loops, Hostile$Loops (its message cannot be had: getMessage does not end within 500 ms)",
    "hasNoStack, Hostile$HasNoStack"
  })
  void aMessageThatCannotBeHadIsNoFault(String method, String told) throws IOException {
    Ran ran = ran("check Hostile#" + method);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).startsWith("VIOLATED").contains("exception in main: " + told);
    assertThat(ran.status()).isEqualTo(1);
  }

  @Test
  void aHugeMessageIsCut() throws IOException {
    Ran ran = ran("check Hostile#isHuge");
    assertThat(ran.out()).contains("xxx… (50,000,000 characters)").hasSizeLessThan(5_000);
  }

  @Test
  void aMessageCannotLookLikeAVerdict() throws IOException {
    Ran ran = ran("check Hostile#lies");
    assertShowsItselfOnly(ran.out());
    assertThat(ran.out()).contains("a HOLDS  it \\u001b[2J\\u202e scope     all executions");
  }

  @Test
  void aNameCannotLookLikeAVerdict() throws IOException {
    Ran ran = ran("check Hostile#liesByName");
    assertShowsItselfOnly(ran.out());
    assertThat(ran.out())
        .contains("T\\n\\u001b[2KHOLDS  it\\u202ezzz", "\"\\u001b[31m\\nHOLDS\"")
        .hasSizeLessThan(20_000);
    assertThat(ran("check Hostile#liesByName --json -").out())
        .contains("\"thread\" : \"T\\\\n\\\\u001b[2KHOLDS")
        .doesNotContain("\u202e");
  }

  @Test
  void theEndOfTheJvmIsAFailureOfTheProgram() throws IOException {
    assertThat(ran("check Hostile#exits").out()).contains("the program calls System.exit(0)");
    assertThat(ran("check Hostile#halts").out()).contains("the program calls Runtime.halt(0)");
    assertThat(ran("check Hostile#halts").status()).isEqualTo(1);
  }

  @Test
  void manyThreadsAreTooManyAndNoFault() throws IOException {
    Ran ran = ran("check Hostile#hasManyThreads --max-executions 1");
    assertThat(ran.out()).startsWith("UNKNOWN");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran("check Hostile#deadlocksManyThreads").out())
        .contains("deadlock: main waits for ", "others wait")
        .hasSizeLessThan(1_000_000);
  }

  // ---- what does not end: each has a process of its own, which is ended

  private Ran check(String method, String... options) {
    List<String> words = new ArrayList<>(List.of("check", "--classpath", folder.toString()));
    words.addAll(List.of(options));
    words.add("Hostile#" + method);
    return Ran.jacquard(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"streams", "neverInitialised"})
  void whatDoesNotEndIsGivenUp(String method) {
    Ran ran = check(method, "--timeout", "1s");
    assertThat(ran.err()).isEmpty();
    // a loop that is seen is a violation
    if (ran.status() == 1) {
      assertThat(ran.out()).startsWith("VIOLATED  Hostile#" + method).contains("endless-loop");
    } else {
      assertThat(ran.out())
          .startsWith("UNKNOWN  Hostile#" + method)
          .contains("out of budget (1 s)", "the program is at Hostile.java:");
      assertThat(ran.status()).isEqualTo(3);
    }
  }

  /** Two seconds more is what is promised; a busy machine takes its time to start the JVMs. */
  @ParameterizedTest
  @ValueSource(
      strings = {"prints", "sorts", "races", "startsThreads", "exhaustsMemory", "recurses"})
  void aProgramWithoutAnEndIsGivenUpInTime(String method) {
    long start = System.nanoTime();
    Ran ran = check(method, "--timeout", "3s");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
    assertThat(ran.out())
        .containsPattern("^(UNKNOWN|VIOLATED)  Hostile#%s\\n  (reason|what) ".formatted(method))
        .doesNotContain("jacquard."); // nor any of its classes
    assertThat(ran.status()).isIn(1, 3);
  }

  @Test
  void aProgramThatExhaustsTheMemoryIsUnknown() {
    Ran ran = check("exhaustsMemory", "--timeout", "20s", "--jvm-option=-Xmx48m");
    assertThat(ran.out()).startsWith("UNKNOWN  Hostile#exhaustsMemory\n  reason    out of memory");
    assertThat(ran.status()).isEqualTo(3);
  }

  @Test
  void aRecursionWithoutAnEndIsAViolation() {
    assertThat(check("recurses").out())
        .startsWith("VIOLATED  Hostile#recurses")
        .contains("exception in main: java.lang.StackOverflowError (Hostile.java:");
  }

  @Test
  void aLargerStackThanThereIsIsNamedAndCanBeHad() {
    Ran ran = check("hasALargeStack");
    assertThat(ran.out())
        .startsWith("UNKNOWN  Hostile#hasALargeStack")
        .contains("a thread with a stack of 200 MB (--jvm-option=-Xss200m gives all threads")
        .contains("Hostile.java:");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(check("hasALargeStack", "--jvm-option=-Xss200m").out()).startsWith("HOLDS");
  }

  @Test
  void aWorkerThatIsKilledIsReported() throws Exception {
    Path json = folder.resolve("killed.json");
    CompletableFuture<Ran> call =
        CompletableFuture.supplyAsync(() -> check("streams", "--json", json.toString()));
    Optional<ProcessHandle> worker = Optional.empty();
    while ((worker.isEmpty() || !isWritten(json)) && !call.isDone()) {
      worker =
          ProcessHandle.current()
              .descendants()
              .filter(p -> p.info().commandLine().orElse("").contains("--add-reads"))
              .findFirst();
      Thread.sleep(20);
    }
    worker.orElseThrow().destroyForcibly();
    Ran ran = call.get(60, TimeUnit.SECONDS);
    assertThat(ran.out())
        .startsWith("UNKNOWN  Hostile#streams")
        .contains("ended with status 137 (signal 9)");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(Files.readString(json)).contains("\"unknown\"", "ended before it was finished");
  }

  private static boolean isWritten(Path file) throws IOException {
    return Files.exists(file) && Files.readString(file).endsWith("}\n");
  }

  // ---- options of the JVM

  @Test
  void optionsReachTheProgramInEveryExecutionAndInAReplay() throws IOException {
    Path json = folder.resolve("options.json");
    Ran ran =
        check(
            "usesOptions",
            "--jvm-option=-Dhostile.word=two words",
            "--jvm-option=--add-opens java.base/java.lang=ALL-UNNAMED",
            "--jvm-option=--add-opens=java.base/java.util=ALL-UNNAMED", // both count
            "--json",
            json.toString());
    assertThat(ran.out())
        .contains("opened class [B", "'--jvm-option=-Dhostile.word=two words'")
        .contains("--jvm-option=--add-opens=java.base/java.lang=ALL-UNNAMED");
    assertThat(Files.readString(json)).contains("\"jvmOptions\"", "two words", "sha256:");

    Ran refused = Ran.jacquard("replay", json.toString(), "--classpath", folder.toString());
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .contains("nothing was run: ", "names the program Hostile#usesOptions", "--run-target");
    assertThat(refused.status()).isEqualTo(2);

    Ran named =
        Ran.jacquard(
            "replay", json.toString(), "Hostile#usesOptions", "--classpath", folder.toString());
    assertThat(named.err())
        .contains("nothing was run: ", "also says --jvm-option", "give --jvm-option yourself");
    assertThat(named.status()).isEqualTo(2);

    Ran replay =
        Ran.jacquard("replay", json.toString(), "--classpath", folder.toString(), "--run-target");
    assertThat(replay.out()).startsWith("VIOLATED").contains("opened class [B");
    assertThat(replay.status()).isEqualTo(1);

    Path other = Files.createDirectories(folder.resolve("other"));
    Files.write(other.resolve("Hostile.class"), new byte[] {1, 2, 3});
    Ran changed =
        Ran.jacquard("replay", json.toString(), "--classpath", other.toString(), "--run-target");
    assertThat(changed.err()).contains("nothing was run: Hostile#usesOptions is not the program");
    assertThat(changed.status()).isEqualTo(2);
    Ran changedAndNamed =
        Ran.jacquard(
            "replay",
            json.toString(),
            "Hostile#usesOptions",
            "--classpath",
            other.toString(),
            "--run-target");
    assertThat(changedAndNamed.err()).isEqualTo(changed.err());
    assertThat(changedAndNamed.status()).isEqualTo(2);
  }

  @Test
  void anOptionThatWouldBreakControlIsRefused() throws IOException {
    Ran agent = ran("check Hostile#lies --jvm-option=-javaagent:a.jar");
    assertThat(agent.err())
        .hasLineCount(1)
        .contains("JVM option '-javaagent:a.jar' is refused: an agent would change classes");
    assertThat(agent.status()).isEqualTo(2);
    assertThat(ran("check litmus:dining(2) --jvm-option=-Xmx1g").status()).isEqualTo(2);
    Ran wrong = check("lies", "--jvm-option=-Xmx1k");
    assertThat(wrong.err()).contains("the JVM for the program did not start with [-Xmx1k]");
    assertThat(wrong.status()).isEqualTo(2);
  }
}
