package jacquard.check.selftest;

import jacquard.runtime.JvmLaunch;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs programs, seen from the one that started it. One that dies or does not answer is
 * replaced by another.
 */
final class Partner<T> implements AutoCloseable {
  private final JvmLaunch launch;
  private final Path folder;
  private final Reader<T> reader;
  private @Nullable Talk talk;

  /** Reads an answer. */
  interface Reader<T> {
    T read(DataInputStream in) throws IOException;
  }

  /** An answer, or why there is none. */
  record Answer<T>(Optional<T> value, String trouble) {}

  private record Talk(Process process, DataInputStream in, DataOutputStream out, Path errors) {}

  /**
   * A partner that is not started yet.
   *
   * @param folder where it runs and may leave what it likes
   */
  Partner(JvmLaunch launch, Path folder, Reader<T> reader) {
    this.launch = launch.in(folder);
    this.folder = folder;
    this.reader = reader;
  }

  Answer<T> ask(SelftestMessages.Request request, Duration patience) {
    try {
      Talk current = talk();
      FutureTask<T> task =
          new FutureTask<>(
              () -> {
                request.write(current.out);
                return reader.read(current.in);
              });
      Thread.ofVirtual().start(task);
      try {
        return new Answer<>(Optional.of(task.get(patience.toMillis(), TimeUnit.MILLISECONDS)), "");
      } catch (TimeoutException e) {
        close();
        return new Answer<>(Optional.empty(), "no answer within " + patience.toSeconds() + " s");
      } catch (ExecutionException e) {
        current.process.waitFor(2, TimeUnit.SECONDS);
        String status =
            current.process.isAlive() ? "alive" : Integer.toString(current.process.exitValue());
        String words = lastWords(current);
        close();
        return new Answer<>(
            Optional.empty(), "it ended with status " + status + ": " + e.getCause() + words);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Answer<>(Optional.empty(), "interrupted");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String lastWords(Talk talk) throws IOException {
    List<String> lines =
        Files.readString(talk.errors, java.nio.charset.StandardCharsets.ISO_8859_1)
            .lines()
            .toList();
    return lines.isEmpty()
        ? ""
        : "; it printed " + String.join(" / ", lines.subList(0, Math.min(6, lines.size())));
  }

  private Talk talk() throws IOException {
    Talk current = talk;
    if (current == null || !current.process.isAlive()) {
      close();
      Path errors = Files.createTempFile(folder, "errors", ".txt");
      Process process = launch.start(errors);
      current =
          new Talk(
              process,
              new DataInputStream(new BufferedInputStream(process.getInputStream())),
              new DataOutputStream(new BufferedOutputStream(process.getOutputStream())),
              errors);
      talk = current;
    }
    return current;
  }

  /** Ends it; the next question starts another one. */
  @Override
  public void close() {
    Talk current = talk;
    if (current != null) {
      current.process.destroyForcibly();
      talk = null;
    }
  }
}
