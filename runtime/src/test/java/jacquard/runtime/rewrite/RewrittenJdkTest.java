package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs {@link Constructs} in JVMs whose JDK is rewritten. */
class RewrittenJdkTest {
  /** What each gives, under control or not. */
  private static final Map<String, String> RESULTS = new LinkedHashMap<>();

  static {
    RESULTS.put("hashMap", "{k0=34, k1=33, k2=33}");
    RESULTS.put("threads", "3 3 false");
    RESULTS.put("monitor", "1");
    RESULTS.put("reentrantLock", "1 false");
    RESULTS.put("readWriteLock", "false");
    RESULTS.put("stampedLock", "true false");
    RESULTS.put("semaphore", "0");
    RESULTS.put("latch", "0 true");
    RESULTS.put("barrier", "0");
    RESULTS.put("phaser", "1");
    RESULTS.put("exchanger", "ab");
    RESULTS.put("queues", "7 1 null");
    RESULTS.put("executor", "pool-1-thread-1 true");
    RESULTS.put("scheduledExecutor", "later");
    RESULTS.put("virtualThreads", "1");
    RESULTS.put("completableFuture", "4");
    RESULTS.put("forkJoinPool", "4950");
    RESULTS.put("parallelStream", "999000");
    RESULTS.put("stream", "x1,x2,x3");
    RESULTS.put("timer", "true");
    RESULTS.put("concurrentMap", "52");
    RESULTS.put("skipList", "5");
    RESULTS.put("copyOnWrite", "[1, 2, 1, 2]");
    RESULTS.put("varHandles", "true 1 0 3 1");
    RESULTS.put("fieldUpdater", "2");
    RESULTS.put("adder", "2");
    RESULTS.put("threadLocals", "6 5");
    RESULTS.put("inheritedLocals", "inherited");
    RESULTS.put("interrupts", "true");
    RESULTS.put("threadGroups", "group member");
    RESULTS.put("stringBuffer", "x1");
    RESULTS.put("output", "1 x 2.50");
    RESULTS.put("reflection", "x1,x2,x3");
  }

  private static RewrittenJdk jdk;

  @BeforeAll
  static void build() throws IOException {
    jdk = RewrittenJdk.ensure(Path.of("target", "jdk"));
  }

  @Test
  void programsRunAsBeforeWithoutControl() throws Exception {
    List<String> arguments = new ArrayList<>(RESULTS.keySet());
    arguments.addFirst(Constructs.class.getName());
    List<String> expected = new ArrayList<>();
    RESULTS.forEach((method, result) -> expected.add(method + ": " + result));

    // classes of the JDK are not verified unless one asks for it
    assertThat(worker("-XX:+BytecodeVerificationLocal", arguments)).isEqualTo(expected);
  }

  @Test
  void programsTakeTheSameStepsInEveryExecutionUnderControl() throws Exception {
    List<String> arguments = new ArrayList<>();
    arguments.add(WorkerMain.class.getName());
    arguments.add(Path.of("target", "test-classes").toString());
    List<String> expected = new ArrayList<>();
    RESULTS.forEach(
        (method, result) -> {
          arguments.add(Constructs.class.getName() + "#" + method);
          expected.add(method + ": " + result + " in the same steps");
        });
    List<String> ofTheirOwn = List.of("identity", "clock", "names", "random");
    ofTheirOwn.forEach(method -> arguments.add(Constructs.class.getName() + "#" + method));

    List<String> output = worker("-XX:TieredStopAtLevel=1", arguments);

    assertThat(output.subList(0, expected.size())).isEqualTo(expected);
    assertThat(output.subList(expected.size(), output.size()))
        .hasSameSizeAs(ofTheirOwn)
        .allMatch(line -> line.endsWith(" in the same steps"));
  }

  private static List<String> worker(String option, List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(WorkerOptions.options());
    command.add(option);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return output.lines().toList();
  }
}
