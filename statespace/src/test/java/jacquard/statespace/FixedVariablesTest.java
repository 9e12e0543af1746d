package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchOptions.Order;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which element of an array a process uses is known only as far as its variables do not change.
 *
 * <p>In each model, Q fails if it looks at {@code x[1]} before P writes it. Whoever takes the
 * element for another one lets P go first.
 */
class FixedVariablesTest {
  private static final String P = "active proctype P() { x[1] = 1; y = 1 }\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte a[2]; byte i = 1; y = 2; a[i] = 1; assert(x[a[1]] == 1)",
        "byte l; d_step { y = 2; l = 1 }; assert(x[l] == 1)",
        "byte l; y = 2; l = 1; assert(x[l] == 1)",
        "byte k = 2; y = 2; assert(x[k - 1] == 1)",
        "byte k = 1; y = 2; assert(x[k * 3 - 2] == 1)",
        "byte k; y = 2; g = 1; assert(x[g] == 1)"
      })
  void anElementIsTakenForNoOther(String body) {
    String q = "active proctype Q() { " + body + " }\n";
    for (String processes : List.of(P + q, q + P)) {
      Machine machine =
          Compiler.compile(Promela.parse("model.pml", "byte g, y;\nbyte x[4];\n" + processes));
      for (Method method : List.of(Method.PERSISTENT, Method.AMPLE)) {
        for (Order order : Order.values()) {
          SearchResult result =
              SafetySearch.run(machine, SearchOptions.DEFAULT.goingOn().by(method).inOrder(order));
          assertThat(result.kinds().keySet())
              .as("%s, %s\n%s", method, order, processes)
              .contains(ViolationKind.ASSERTION);
        }
      }
    }
  }
}
