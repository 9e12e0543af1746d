package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay that a real debugger looks into. */
class DebuggedReplayTest {
  private static final String KINDS =
      """
      import java.util.concurrent.ForkJoinPool;

      class Kinds {
        static int n;

        static void touch() {
          int before = n;
          n = before + 1;
        }

        public static void main(String[] args) throws Exception {
          Thread plain = new Thread(Kinds::touch, "plain");
          Thread extended = new Thread("extended") {
            @Override
            public void run() {
              touch();
            }
          };
          plain.start();
          extended.start();
          plain.join();
          extended.join();
          Thread.ofVirtual().name("virtual").start(Kinds::touch).join();
          new ForkJoinPool(1).submit(Kinds::touch).get();
          assert n == 4 : "n is " + n;
        }
      }
      """;

  @Test
  void breakpointsStopEveryKindOfThreadOnTheRealLinesInTheOrderOfTheSchedule(@TempDir Path folder)
      throws Exception {
    Path source = Files.writeString(folder.resolve("Kinds.java"), KINDS);
    Ran found = Ran.jacquard("check", source.toString(), "--bound", "preemption=1");
    assertThat(found.out()).contains("assertion in main: n is 3", "has 1 preemption");
    Matcher token = Pattern.compile("jq1:[^' ]+").matcher(found.out());
    assertThat(token.find()).isTrue();
    int port = freePort();
    CompletableFuture<Ran> replay =
        CompletableFuture.supplyAsync(
            () -> Ran.jacquard("replay", "--debug=" + port, token.group(), source.toString()));
    try (Jdb jdb = Jdb.attach(port)) {
      jdb.say("stop at Kinds:8", "Set breakpoint Kinds:8");
      jdb.say("cont", "\"thread=plain\", Kinds.touch(), line=8");
      jdb.say("print before", "before = 0");
      jdb.say("where", "[2] ");
      jdb.say("threads", "plain  ", "running (at breakpoint)");
      // between plain's read and its write
      jdb.say("next", "\"thread=extended\", Kinds.touch(), line=8");
      jdb.say("print before", "before = 0");
      jdb.say("cont", "Step completed: \"thread=plain\", Kinds.touch(), line=9");
      jdb.say("cont", "\"thread=virtual\", Kinds.touch(), line=8");
      jdb.say("cont", "-worker-1\", Kinds.touch(), line=8");
      jdb.say("print before", "before = 2");
      jdb.end("cont", "The application exited");
    }
    Ran ran = replay.get(30, TimeUnit.SECONDS);
    assertThat(ran.err())
        .isEqualTo(
            "jacquard: waits for a debugger: jdb -attach %d (or an IDE, on this port of this machine)\n"
                .formatted(port));
    assertThat(ran.out()).startsWith("VIOLATED").contains("assertion in main: n is 3");
    assertThat(ran.status()).isEqualTo(1);
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Ran ran = Ran.jacquard("replay", "--debug=" + taken.getLocalPort(), "jq1:0:0", "Kinds.java");
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.err())
          .contains("cannot listen for a debugger on port " + taken.getLocalPort())
          .contains("give another one, --debug=PORT");
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return server.getLocalPort();
    }
  }

  /** The debugger of the JDK, one command after the other. */
  private record Jdb(Process process, Reader out, PrintStream in) implements AutoCloseable {
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** A command that comes between an event's first line and the prompt can be lost. */
    private static final String PROMPT = "[1] ";

    /** The program listens only once it has been run unseen. */
    static Jdb attach(int port) throws Exception {
      long end = System.nanoTime() + PATIENCE_NANOS;
      while (true) {
        Process process =
            new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "jdb").toString(),
                    "-attach",
                    "127.0.0.1:" + port)
                .redirectErrorStream(true)
                .start();
        Jdb jdb =
            new Jdb(
                process,
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8),
                new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8));
        if (jdb.read("DebuggerWanted.await(), line=") && jdb.read(PROMPT)) {
          return jdb;
        }
        if (System.nanoTime() > end) {
          throw new ConnectException("nobody listens on port " + port);
        }
      }
    }

    void say(String command, String... answers) throws IOException {
      end(command, answers);
      assertThat(read(PROMPT)).as("%s: the prompt", command).isTrue();
    }

    /** The last command, after which no other can be given. */
    void end(String command, String... answers) throws IOException {
      in.println(command);
      for (String answer : answers) {
        assertThat(read(answer)).as("%s: %s", command, answer).isTrue();
      }
    }

    /** Reads up to a text; false if the debugger ends before it says that. */
    private boolean read(String text) throws IOException {
      StringBuilder heard = new StringBuilder();
      for (int c = out.read(); c >= 0; c = out.read()) {
        heard.append((char) c);
        if (heard.indexOf(text, Math.max(0, heard.length() - text.length())) >= 0) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }
}
