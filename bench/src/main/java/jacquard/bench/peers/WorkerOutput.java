package jacquard.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a worker JVM said, from its start to its end.
 *
 * @param timedOut whether it was ended because it took too long
 */
record WorkerOutput(List<Sample> samples, Duration wall, boolean timedOut) {
  WorkerOutput {
    samples = List.copyOf(samples);
  }

  /** Runs a command that prints samples, and nothing else at the same time. */
  static WorkerOutput run(List<String> command, Duration timeout)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("worker", ".out");
    Path err = Files.createTempFile("worker", ".err");
    try {
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
      Duration wall = Duration.ofNanos(System.nanoTime() - start);
      if (!ended) {
        process.destroyForcibly().waitFor();
      } else if (process.exitValue() != 0) {
        throw new IOException(
            "a worker ended with status " + process.exitValue() + ": " + Files.readString(err));
      }
      try (var lines = Files.lines(out)) {
        return new WorkerOutput(
            lines.filter(Sample::isLine).map(Sample::parse).toList(), wall, !ended);
      }
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }
}
