package jacquard.cli;

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

  private final List<String> arguments;

  TargetOptions(List<String> arguments) {
    this.arguments = List.copyOf(arguments);
  }

  TargetRequest request(String text) {
    return new TargetRequest(text, classPath, arguments);
  }
}
