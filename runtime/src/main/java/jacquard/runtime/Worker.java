package jacquard.runtime;

import jacquard.hooks.Supervision;
import jacquard.runtime.rewrite.DebugPatch;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.WorkerOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A JVM in which Java programs can be run under control. */
public final class Worker {
  private Worker() {}

  /** Whether the current JVM is one. */
  public static boolean isThisJvm() {
    return Supervision.isPartOfTheJdk();
  }

  /**
   * The command that starts one, on the JDK of the current JVM. The first use on a machine prepares
   * the JDK, which takes some seconds.
   *
   * @param classPath of the main class, which is the checker's, not the program's
   */
  public static List<String> command(String classPath, String mainClass, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(jdk().java().toString());
    command.addAll(options());
    command.add("-cp");
    command.add(classPath);
    command.add(mainClass);
    command.addAll(arguments);
    return command;
  }

  /** Tells a worker what to add to its exit statuses. */
  private static final String EXIT_PROPERTY = "jacquard.exit";

  private static final int EXIT = 64;

  /**
   * The option with which a worker ends by {@link #exitStatus}, to be undone by {@link #status}.
   */
  public static String exitOption() {
    return "-D" + EXIT_PROPERTY + "=" + EXIT;
  }

  /** The exit status with which this JVM ends where a command ends with the given one. */
  public static int exitStatus(int status) {
    return status + Integer.getInteger(EXIT_PROPERTY, 0);
  }

  /**
   * The status that a worker with {@link #exitOption} has told; empty if it did not come to that.
   */
  public static OptionalInt status(int exitStatus) {
    return exitStatus >= EXIT && exitStatus < EXIT + 5
        ? OptionalInt.of(exitStatus - EXIT)
        : OptionalInt.empty();
  }

  /** What starts a JVM that can be one. */
  public static Path java() throws IOException {
    return jdk().java();
  }

  /** The options of {@link #command} that make the JVM a worker. */
  public static List<String> options() {
    return WorkerOptions.options();
  }

  /**
   * The options of a worker in which a debugger can see a program's threads.
   *
   * @param call an exception: when it is first thrown, the JVM waits for a debugger. Before that
   *     there is none, since debuggers do not cope with fibers
   */
  public static List<String> debugOptions(int port, Class<? extends Throwable> call)
      throws IOException {
    return DebugPatch.options(jdk(), port, call.getName());
  }

  /** Whether the current JVM was started with {@link #debugOptions}. */
  public static boolean isDebugged() {
    return DebugPatch.IN_USE;
  }

  private static RewrittenJdk jdk() throws IOException {
    return isThisJvm() ? RewrittenJdk.running() : RewrittenJdk.ensure();
  }
}
