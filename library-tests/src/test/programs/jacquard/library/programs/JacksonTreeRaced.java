package jacquard.library.programs;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jacquard.library.Expect;

/** Two threads increment a number in a tree. */
@Expect(value = "assertion", library = "jackson-databind")
public final class JacksonTreeRaced {

  private JacksonTreeRaced() {}

  public static void main() throws Exception {
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("n", 0);
    Threads.Body increment = () -> node.put("n", node.get("n").asInt() + 1);
    Threads.run(increment, increment);
    assert node.get("n").asInt() == 2;
  }
}
