package jacquard.model.print;

import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The process graphs of a model in the language of Graphviz. */
public final class Graphviz {
  private Graphviz() {}

  public static String of(Model model) {
    StringBuilder out = new StringBuilder();
    out.append("digraph ").append(quoted(model.name())).append(" {\n");
    out.append("  node [shape=circle, fontname=\"sans-serif\", fontsize=10];\n");
    out.append("  edge [fontname=\"monospace\", fontsize=9];\n");
    List<ProcessGraph> graphs = new ArrayList<>(model.processes());
    graphs.addAll(model.claims());
    graphs.forEach(p -> process(out, p));
    return out.append("}\n").toString();
  }

  private static void process(StringBuilder out, ProcessGraph process) {
    String prefix = "p" + process.index() + "_";
    out.append("  subgraph cluster_").append(process.index()).append(" {\n");
    out.append("    label=").append(quoted(process.name())).append(";\n");
    for (Location location : process.locations()) {
      List<String> attributes = new ArrayList<>();
      attributes.add("label=\"" + location.id() + "\"");
      if (location.id() == process.entry()) {
        attributes.add("style=bold");
      }
      if (location.is(Location.Mark.END)) {
        attributes.add("shape=doublecircle");
      }
      out.append("    ").append(prefix).append(location.id());
      out.append(" [").append(String.join(", ", attributes)).append("];\n");
    }
    for (Location location : process.locations()) {
      for (Edge edge : location.edges()) {
        out.append("    ").append(prefix).append(location.id());
        out.append(" -> ").append(prefix).append(edge.target());
        out.append(" [label=").append(quoted(edge.text()));
        out.append(edge.exclusive() ? ", style=dashed" : "").append("];\n");
      }
    }
    out.append("  }\n");
  }

  /** A text in quotes. */
  public static String quoted(String text) {
    return "\"" + escaped(text) + "\"";
  }

  /** Several lines in quotes, to be set one below the other from the left. */
  public static String lines(List<String> lines) {
    return "\""
        + lines.stream().map(line -> escaped(line) + "\\l").collect(Collectors.joining())
        + "\"";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\\\n");
  }
}
