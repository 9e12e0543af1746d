package jacquard.symbolic.aiger;

import jacquard.symbolic.circuit.Circuit;
import java.util.List;

/** What a file holds: a circuit, and lines for people. */
public record AigerFile(Circuit circuit, List<String> comments) {
  public AigerFile {
    comments = List.copyOf(comments);
  }

  public AigerFile(Circuit circuit) {
    this(circuit, List.of());
  }
}
