package jacquard.runtime.rewrite;

import java.util.List;

/** How a JVM is started in which programs can run under control. */
public final class WorkerJvm {
  private WorkerJvm() {}

  /** The options that come before the class path and the main class. */
  public static List<String> options(JdkPatch patch) {
    return List.of(
        "--patch-module",
        "java.base=" + patch.jar(),
        "--add-reads",
        "java.base=ALL-UNNAMED",
        "--add-exports",
        "java.base/jacquard.hooks=ALL-UNNAMED",
        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
        "-D" + JdkPatch.RUNNING_PROPERTY + "=" + patch.folder(),
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        // code that the JIT would put in the place of methods that call hooks
        "-XX:-OptimizeStringConcat",
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:DisableIntrinsic=_copyOf,_copyOfRange,_arraySort,_arrayPartition,_equalsC,_onSpinWait");
  }
}
