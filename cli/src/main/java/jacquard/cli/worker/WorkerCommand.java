package jacquard.cli.worker;

import jacquard.check.JavaOptions;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.UsageException;
import jacquard.core.Printable;
import jacquard.core.request.CheckRequest;
import jacquard.runtime.JvmAge;
import jacquard.runtime.JvmLaunch;
import jacquard.runtime.JvmLaunch.Streams;
import jacquard.runtime.Worker;
import jacquard.runtime.rewrite.JvmOptions;
import jacquard.runtime.rewrite.PrivateFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The same command in a JVM that can control Java programs. */
public final class WorkerCommand {
  /** Names the file that a launcher reads. */
  private static final String OPTIONS_FILE = "jacquard.launcher.options";

  private static final long POLL_MILLIS = 100;

  /** How long a worker may take to report what it knows when it is asked to end. */
  private static final long PATIENCE_SECONDS = 8;

  /** What a worker may take to end itself when its time is over. */
  private static final Duration MARGIN = Duration.ofMillis(1_900);

  /** What a worker takes to start and to compile: so many times what this JVM took to start. */
  private static final int STARTS = 6;

  /** The longest start of this JVM that is taken for one; it may have done other things before. */
  private static final Duration LONGEST_START = Duration.ofSeconds(6);

  /** The exit status of a JVM that cannot start, which prints why. */
  private static final int NOT_STARTED = 1;

  /** Above it are exit statuses of processes that a signal has ended. */
  private static final int SIGNALS = 128;

  private final Class<?> mainClass;
  private final List<String> arguments;
  private final Console console;
  private final Streams streams;

  /**
   * A process that is started when it is needed.
   *
   * @param mainClass of the command
   * @param arguments of the command that this JVM was given
   * @param streams where the worker's output goes; what is not inherited is copied to the console
   */
  public WorkerCommand(
      Class<?> mainClass, List<String> arguments, Console console, Streams streams) {
    this.mainClass = mainClass;
    this.arguments = List.copyOf(arguments);
    this.console = console;
    this.streams = streams;
  }

  /**
   * Runs the same command in a JVM that can control Java programs if this one cannot, or not with
   * the options that are asked for; returns its exit status then.
   *
   * @param isCode whether a Java program is to be run at all
   */
  public OptionalInt runIfNeeded(boolean isCode, CheckRequest request) {
    boolean isHere =
        Worker.isThisJvm() && JvmOptions.ofThisJvm().equals(JavaOptions.jvmOptions(request));
    return !isCode || isHere
        ? OptionalInt.empty()
        : OptionalInt.of(run(request, OptionalInt.empty()));
  }

  /**
   * Runs it and returns its exit status. Calling it off ends the worker too.
   *
   * @param debugPort where a debugger will find the program's threads, if one is to
   */
  public int run(CheckRequest request, OptionalInt debugPort) {
    JvmOptions jvmOptions = JavaOptions.jvmOptions(request);
    try {
      JvmLaunch launch =
          (debugPort.isPresent()
                  ? JvmLaunch.debugged(mainClass, debugPort.getAsInt(), DebuggerWanted.class)
                  : JvmLaunch.worker(mainClass))
              .tellingItsStatus()
              .with(jvmOptions)
              .withArguments(arguments);
      writeDown();
      Process worker = launch.start(streams);
      AtomicBoolean killed = limit(worker, console.watch().limit());
      int status =
          switch (streams) {
            case INHERITED -> console.cancellation().during(() -> await(worker, console));
            case PIPED, JOINED -> copying(worker, console);
          };
      OptionalInt told = Worker.status(status);
      return told.isPresent()
          ? told.getAsInt()
          : dead(request, killed.get(), status, jvmOptions, console);
    } catch (PrivateFolder.UntrustedException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start a worker JVM", e);
    }
  }

  /**
   * The worker ends itself when its time is over; here it is ended if even that does not work.
   *
   * @return whether it had to be
   */
  private static AtomicBoolean limit(Process worker, Duration time) {
    AtomicBoolean killed = new AtomicBoolean();
    Duration patience = time.plus(MARGIN).plus(ownStart().multipliedBy(STARTS));
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                if (!worker.waitFor(patience)) {
                  killed.set(true);
                  worker.destroyForcibly();
                }
              } catch (InterruptedException e) {
                worker.destroyForcibly();
              }
            });
    return killed;
  }

  /** How long this JVM took to come here, which is longer on a busy machine. */
  private static Duration ownStart() {
    return JvmAge.now().filter(d -> d.compareTo(LONGEST_START) < 0).orElse(LONGEST_START);
  }

  /** Reports a worker that ended without a word on how its command ended. */
  private static int dead(
      CheckRequest request, boolean killed, int status, JvmOptions jvmOptions, Console console) {
    console.flush();
    if (status == NOT_STARTED) {
      throw jvmOptions.all().isEmpty()
          ? new IllegalStateException("the JVM for the program did not start")
          : new UsageException("the JVM for the program did not start with " + jvmOptions.all());
    }
    String why =
        killed
            ? "out of budget, and the JVM of the program did not end by itself"
            : "the JVM of the program ended with status %d%s; what it said last is above"
                .formatted(status, status > SIGNALS ? " (signal " + (status - SIGNALS) + ")" : "");
    console
        .out()
        .print("UNKNOWN  %s\n  reason    %s\n".formatted(Printable.name(request.target()), why));
    console.out().flush();
    return ExitStatus.UNKNOWN;
  }

  /** For a launcher that can start the next worker at once: its options as an argument file. */
  private static void writeDown() throws IOException {
    String file = System.getProperty(OPTIONS_FILE);
    if (file == null) {
      return;
    }
    StringBuilder text = new StringBuilder();
    text.append("# ").append(Worker.java()).append('\n');
    for (String option : Worker.options()) {
      text.append('"').append(option.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"\n");
    }
    Path path = Path.of(file);
    Path fresh = Files.createTempFile(path.toAbsolutePath().getParent(), "worker", null);
    Files.writeString(fresh, text);
    Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
  }

  private static int copying(Process worker, Console console) {
    Thread err = Thread.ofPlatform().start(() -> copy(worker.getErrorStream(), console.err()));
    copy(worker.getInputStream(), console.out());
    int status = await(worker, console);
    try {
      err.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return status;
  }

  private static void copy(InputStream from, PrintWriter to) {
    try (Reader reader = new InputStreamReader(from, Charset.defaultCharset())) {
      reader.transferTo(to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int await(Process worker, Console console) {
    try {
      while (!worker.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        if (console.cancellation().isRequested()) {
          worker.destroy();
          if (!worker.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            worker.destroyForcibly();
          }
        }
      }
      return worker.exitValue();
    } catch (InterruptedException e) {
      worker.destroyForcibly();
      Thread.currentThread().interrupt();
      return ExitStatus.FAULT;
    }
  }
}
