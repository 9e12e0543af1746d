package jacquard.cli.command;

import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Requests as the command line makes them. */
final class TypedRequests {
  private TypedRequests() {}

  static CheckRequest typed(String target, List<String> words) {
    RequestOptions options = new RequestOptions(CheckOptions.all());
    CommandSpec spec = CommandSpec.create();
    options.addTo(spec);
    new CommandLine(spec).parseArgs(words.toArray(String[]::new));
    return options.request(target, List.of());
  }
}
