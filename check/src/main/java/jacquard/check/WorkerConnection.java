package jacquard.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.explore.Bookkeeping;
import jacquard.runtime.JvmLaunch;
import jacquard.runtime.rewrite.JvmOptions;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * A worker JVM, seen from the one that started it. They talk over a socket of this machine, since
 * the program may print; the worker ends with the JVM that has started it.
 */
final class WorkerConnection implements AutoCloseable {
  private static final Duration START = Duration.ofSeconds(60);
  private static final int POLL_MILLIS = 200;
  private static final int MAX_LAST_WORDS = 40;

  private final Process process;
  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;
  private final Deque<String> lastWords;

  private WorkerConnection(Process process, Socket socket, Deque<String> lastWords)
      throws IOException {
    this.process = process;
    this.socket = socket;
    this.lastWords = lastWords;
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  static WorkerConnection start(List<String> classPath, JvmOptions jvmOptions) throws IOException {
    String secret = UUID.randomUUID().toString();
    Deque<String> lastWords = new ArrayDeque<>();
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Process process =
          JvmLaunch.worker(WorkerMain.class)
              .with(jvmOptions)
              .onClassPath(classPath)
              .withArguments(List.of(Integer.toString(server.getLocalPort())))
              .start(JvmLaunch.Streams.JOINED);
      listen(process, lastWords);
      try {
        process.getOutputStream().write((secret + "\n").getBytes(UTF_8));
        process.getOutputStream().flush();
        return accept(server, process, secret, lastWords);
      } catch (IOException e) {
        // To write to a process that has ended fails too, with words that say little.
        String what =
            process.isAlive()
                ? String.valueOf(e.getMessage())
                : "it ended at once, with status " + process.exitValue();
        process.destroyForcibly();
        throw new IOException(what + told(lastWords), e);
      }
    }
  }

  private static WorkerConnection accept(
      ServerSocket server, Process process, String secret, Deque<String> lastWords)
      throws IOException {
    server.setSoTimeout(POLL_MILLIS);
    long deadline = System.nanoTime() + START.toNanos();
    while (true) {
      if (!process.isAlive()) {
        throw new EOFException();
      }
      if (System.nanoTime() > deadline) {
        throw new IOException("it did not start within " + START.toSeconds() + " s");
      }
      try {
        WorkerConnection worker = new WorkerConnection(process, server.accept(), lastWords);
        if (worker.in.readUTF().equals(secret)) {
          return worker;
        }
        worker.socket.close();
      } catch (SocketTimeoutException e) {
        // not yet
      }
    }
  }

  private static void listen(Process process, Deque<String> lastWords) {
    Thread.ofPlatform()
        .daemon()
        .name("jacquard worker output")
        .start(
            () -> {
              try (BufferedReader reader =
                  new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
                for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                  synchronized (lastWords) {
                    lastWords.add(line);
                    if (lastWords.size() > MAX_LAST_WORDS) {
                      lastWords.remove();
                    }
                  }
                }
              } catch (IOException e) {
                // the process is gone, and whoever asks it will notice
              }
            });
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** What the worker printed last, beginning with a line break; empty if nothing. */
  String lastWords() {
    return told(lastWords);
  }

  private static String told(Deque<String> lines) {
    synchronized (lines) {
      return lines.isEmpty() ? "" : "\nIt printed:\n  " + String.join("\n  ", lines);
    }
  }

  Answer ask(Request request, Duration patience) throws IOException {
    socket.setSoTimeout((int) Math.min(Integer.MAX_VALUE, patience.toMillis()));
    try {
      Messages.send(out, request);
      return Messages.receive(in, Answer.class);
    } catch (SocketTimeoutException e) {
      close();
      return FindingBuilder.givenUp(
          request,
          "out of budget (%s); the JVM in which the program was checked did not answer"
              .formatted(Bookkeeping.seconds(request.time())));
    } catch (EOFException e) {
      throw new IOException("it ended with status " + status(), e);
    }
  }

  private String status() {
    try {
      return process.waitFor(5, TimeUnit.SECONDS)
          ? Integer.toString(process.exitValue())
          : "unknown";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "unknown";
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
