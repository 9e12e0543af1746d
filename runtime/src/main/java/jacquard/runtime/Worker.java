package jacquard.runtime;

import jacquard.hooks.Hooks;
import jacquard.runtime.rewrite.JdkPatch;
import jacquard.runtime.rewrite.WorkerJvm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM in which Java programs can be run under control. */
public final class Worker {
  private Worker() {}

  /** Whether the current JVM is one. */
  public static boolean isThisJvm() {
    return Hooks.isPartOfTheJdk();
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
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(WorkerJvm.options(JdkPatch.ensure()));
    command.add("-cp");
    command.add(classPath);
    command.add(mainClass);
    command.addAll(arguments);
    return command;
  }
}
