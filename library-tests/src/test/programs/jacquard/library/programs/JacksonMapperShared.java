package jacquard.library.programs;

import com.fasterxml.jackson.databind.ObjectMapper;
import jacquard.library.Expect;
import java.util.List;
import java.util.Map;

/** Two threads write values with one mapper. */
@Expect(value = "holds", library = "jackson-databind")
public final class JacksonMapperShared {
  static String a;
  static String b;

  private JacksonMapperShared() {}

  public static void main() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    Threads.run(
        () -> a = mapper.writeValueAsString(List.of(1)),
        () -> b = mapper.writeValueAsString(Map.of("n", 2)));
    assert a.equals("[1]") && b.equals("{\"n\":2}");
  }
}
