package jacquard.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** What a command takes besides a model to read it. */
final class ModelOptions {
  @Option(
      names = "-D",
      paramLabel = "NAME[=VALUE]",
      description =
          "Models: define a macro before the file is read, as the C preprocessor does; 1 if no"
              + " value is given. May be given several times.")
  private List<String> definitions = List.of();

  /** The macros to define, as they were typed. */
  List<String> definitions() {
    return definitions;
  }

  /** Complains if macros are defined for something that is no model. */
  void refuse() {
    if (!definitions.isEmpty()) {
      throw new UsageException("-D is for models: name a file that ends in .pml");
    }
  }

  /** The options that say it again, each with a blank before it. */
  static String words(List<String> definitions) {
    return String.join("", definitions.stream().map(d -> " -D " + Shell.quote(d)).toList());
  }
}
