package jacquard.cli;

import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.JvmOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a command takes besides a target to find it, and the arguments behind {@code --}. */
final class TargetOptions {
  @Option(
      names = {"--classpath", "-cp"},
      paramLabel = "PATH",
      description =
          "Where Java classes are: folders and jars, separated as for java. The current folder"
              + " if not given; for a source file, its folder.")
  private Optional<String> classPath = Optional.empty();

  @Option(
      names = "--early-timeouts",
      paramLabel = "N[,below=TIME]",
      converter = Values.Early.class,
      description =
          "Java programs: how many time-outs, of sleep too, may fire in each thread although others"
              + " can still move, and only those shorter than TIME, such as 500ms; all others fire"
              + " when nobody can move. 1,below=1s if not given; 0 for the latter only.")
  private Optional<EarlyTimeouts> earlyTimeouts = Optional.empty();

  @Option(
      names = "--spurious-wakeups",
      paramLabel = "N",
      converter = Values.FromZero.class,
      description =
          "Java programs: how often each thread may wake up from wait, await or park for no reason."
              + " 0 if not given.")
  private Optional<Integer> spuriousWakeUps = Optional.empty();

  @Option(
      names = "--single-steps",
      description =
          "Java programs: show every step of the JDK's collections, pools and locks, instead of one"
              + " for each of their operations.")
  private boolean singleSteps;

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      preprocessor = Values.JvmOption.class,
      description =
          "Java programs: an option of the JVM that the program runs in, such as"
              + " --jvm-option=-Xmx4g; as often as needed. Agents and what would break control over"
              + " the program are refused.")
  private List<String> jvmOptions = new ArrayList<>();

  private final List<String> arguments;

  TargetOptions(List<String> arguments) {
    this.arguments = List.copyOf(arguments);
  }

  /**
   * What is said of a target, which may be written elsewhere.
   *
   * @param others options of the JVM where none are given here
   */
  TargetRequest request(String text, List<String> others) {
    ExploredBehaviour behaviour =
        new ExploredBehaviour(
            earlyTimeouts.orElse(ExploredBehaviour.DEFAULT.earlyTimeouts()),
            spuriousWakeUps.orElse(ExploredBehaviour.DEFAULT.spuriousWakeUps()),
            singleSteps);
    return new TargetRequest(text, classPath, arguments, behaviour, jvmOptions(others));
  }

  TargetRequest request(String text) {
    return request(text, List.of());
  }

  private JvmOptions jvmOptions(List<String> others) {
    try {
      return JvmOptions.of(jvmOptions.isEmpty() ? others : jvmOptions);
    } catch (JvmOptions.RefusedException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }
}
