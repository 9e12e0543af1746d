package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that the memory of the JVM does not suffice for, in a process of its own. */
@Timeout(300)
class OutOfMemoryTest {
  private static final String MODEL =
      """
      int a, b, c, d, e;
      active proctype A() { do :: a++ od }
      active proctype B() { do :: b = b + 3 od }
      active proctype C() { do :: c = c + 5 od }
      active proctype D() { do :: d = d + 7 od }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void memoryUsedUpBreadthFirstIsUnknownInOneLine(String workers, @TempDir Path folder)
      throws IOException, InterruptedException {
    Path model = Files.writeString(folder.resolve("endless.pml"), MODEL);
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx20m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "check",
                model.toString(),
                "--order",
                "bfs",
                "--workers",
                workers,
                "--quiet",
                "--search", // a reduction would forget counters that nobody reads
                "full")
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor()).isEqualTo(3);
    String told = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(told).startsWith("UNKNOWN").containsPattern("memory used up after \\d+ states");
    assertThat(Files.readString(err, StandardCharsets.UTF_8)).isEmpty();
  }
}
