package jacquard.runtime.interrupts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import jacquard.runtime.Worker;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every interrupt counts once, whatever the thread does that is interrupted. */
class InterruptsTest {
  private static final int RUNS = 20;
  private static final String FOR_EVER = "for ever";

  /** Who has not gone on after this time is taken to wait for ever, if it may. */
  private static final long PATIENCE_MILLIS = 200;

  /** The same where nobody should wait for ever: machines may be slow. */
  private static final long MORE_PATIENCE_MILLIS = 10_000;

  /** Scenes with more interleavings than a search without reduction has time for. */
  private static final Set<String> TOO_LARGE =
      Set.of(
          "array-poll ie",
          "array-put ie",
          "array-put ei",
          "array-take ie",
          "fair-condition ie",
          "fair-condition ei",
          "future-get ie",
          "future-get ei",
          "future-get-timed ie",
          "future-get-timed ei",
          "future-get-timed ii",
          "future-join ie",
          "future-join ei",
          "linked-take ie",
          "linked-take ei",
          "phaser ie",
          "phaser ei",
          "phaser-deaf i",
          "phaser-deaf ie",
          "phaser-deaf ei",
          "phaser-deaf ii",
          "stamped-read ie",
          "stamped-read ei",
          "stamped-timed ie",
          "stamped-timed ei",
          "stamped-write ie",
          "stamped-write ei",
          "interrupted-twice si",
          "interrupted-twice sii",
          "sleep si",
          "sleep sii",
          "latch si",
          "latch sii",
          "lock-interruptibly si",
          "lock-interruptibly sii",
          "wait si",
          "wait sii");

  @TestFactory
  Stream<DynamicTest> outcomesAreThoseOfAllInterleavingsAndOfAJvm() throws Exception {
    List<String> lines = new ArrayList<>();
    for (String name : Scene.plots().keySet()) {
      for (String meanwhile : List.of("i", "ie", "ei", "ii")) {
        lines.add(name + " " + meanwhile);
      }
    }
    for (String name :
        List.of("interrupted-twice", "sleep", "latch", "lock-interruptibly", "wait")) {
      lines.add(name + " si");
      lines.add(name + " sii");
    }
    List<String[]> results = results(lines);
    assertThat(results).hasSameSizeAs(lines);
    return results.stream().map(result -> dynamicTest(result[0], () -> judge(result)));
  }

  private static void judge(String[] result) throws Exception {
    Set<String> found = Set.of(result[1].split("; "));
    Set<String> all = Set.of(result[2].split("; "));
    boolean isWhole = result[3].equals("true");
    assertThat(isWhole)
        .as("all interleavings were run")
        .isNotEqualTo(TOO_LARGE.contains(result[0]));
    if (isWhole) {
      assertThat(found).isEqualTo(all);
    } else {
      assertThat(found).containsAll(all);
    }
    assertThat(found).containsAll(onThisJvm(result[0], found.contains(FOR_EVER)));
  }

  private static Set<String> onThisJvm(String line, boolean mayWaitForEver) throws Exception {
    long patience = mayWaitForEver ? PATIENCE_MILLIS : MORE_PATIENCE_MILLIS;
    Random random = new Random(1);
    Set<String> seen = new TreeSet<>();
    for (int i = 0; i < RUNS && seen.size() < 4; i++) {
      AtomicReference<String> told = new AtomicReference<>(FOR_EVER);
      AtomicReference<Thread> worker = new AtomicReference<>();
      long pause = random.nextInt(4) * 20_000L;
      Thread main =
          Thread.ofPlatform()
              .daemon()
              .start(
                  () -> {
                    try {
                      worker.set(Scene.play(line, told::set, pause));
                    } catch (Exception e) {
                      throw new IllegalStateException(e);
                    }
                  });
      main.join(patience);
      if (worker.get() != null) {
        worker.get().join(patience);
      }
      seen.add(told.get());
      if (told.get().equals(FOR_EVER)) {
        break; // nobody waits that long twice
      }
    }
    return seen;
  }

  private static List<String[]> results(List<String> lines) throws Exception {
    Path programs =
        Path.of(Scene.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> arguments = new ArrayList<>(List.of(programs.toString()));
    arguments.addAll(lines);
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"), SceneRunner.class.getName(), arguments);
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(worker.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(worker.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(worker.exitValue()).as(text).isZero();
    return text.lines().map(line -> line.split("\t", -1)).toList();
  }
}
