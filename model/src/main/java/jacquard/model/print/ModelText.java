package jacquard.model.print;

import jacquard.model.Channel;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.stream.Collectors;

/** A model as text: what is declared, then every process with its locations and edges. */
public final class ModelText {
  private ModelText() {}

  public static String of(Model model) {
    StringBuilder out = new StringBuilder();
    out.append("model ").append(model.name()).append('\n');
    model.globals().forEach(v -> variable(out, v));
    model.channels().forEach(c -> channel(out, c));
    model.processes().forEach(p -> process(out, p));
    model.claims().forEach(c -> process(out.append("claim "), c));
    model.formulas().forEach(f -> out.append("ltl ").append(f.name() + " { " + f.text() + " }\n"));
    out.append("start ");
    out.append(
        model.initial().stream()
            .map(i -> model.process(i).name())
            .collect(Collectors.joining(", ")));
    return out.append('\n').toString();
  }

  private static void variable(StringBuilder out, Variable variable) {
    out.append("  ").append(shape(variable.shape())).append(' ');
    out.append(variable.name()).append('\n');
  }

  private static String shape(Shape shape) {
    return switch (shape) {
      case Shape.Scalar(Type type) -> type.name();
      case Shape.Array(Shape element, int length) -> shape(element) + "[" + length + "]";
      case Shape.Struct(String name, var _) -> name;
    };
  }

  private static void channel(StringBuilder out, Channel channel) {
    String fields = channel.fields().stream().map(Type::name).collect(Collectors.joining(", "));
    out.append(
        "  chan %s = [%d] of { %s }%n".formatted(channel.name(), channel.capacity(), fields));
  }

  private static void process(StringBuilder out, ProcessGraph process) {
    out.append("process ").append(process.name()).append(", starts at ");
    out.append(process.entry()).append('\n');
    process.locals().forEach(v -> variable(out, v));
    process.channels().forEach(c -> channel(out, c));
    for (Location location : process.locations()) {
      for (Edge edge : location.edges()) {
        out.append(
            "  %d -> %d  %s%s%s  %s%n"
                .formatted(
                    location.id(),
                    edge.target(),
                    edge.text().replace("\n", "\\n"),
                    edge.exclusive() ? "  (atomic)" : "",
                    location.marks().isEmpty() ? "" : "  " + marks(location),
                    edge.position().fileAndLine()));
      }
    }
  }

  private static String marks(Location location) {
    return location.marks().stream()
        .sorted()
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }
}
