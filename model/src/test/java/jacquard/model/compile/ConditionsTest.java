package jacquard.model.compile;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.random.RandomGraphs;
import jacquard.model.random.Reachable;
import jacquard.model.run.Interpreter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Conditions hold where the interpreter says so, and fail as it does. */
class ConditionsTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final int MAX_STATES = 100;

  private int holding;
  private int failing;

  @Test
  void theyHoldWhereTheInterpreterSaysSo() {
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = RandomGraphs.model(seed);
      List<Expression> all =
          model.edges().stream()
              .flatMap(ConditionsTest::conditions)
              .limit(Conditions.MOST)
              .toList();
      compare(model, all, "seed " + seed);
      all.forEach(condition -> compare(model, List.of(condition), condition.toString()));
    }
    assertThat(holding).isGreaterThan(MODELS);
    assertThat(failing).isGreaterThan(MODELS);
  }

  /** What an edge asks for that can be asked for outside of all processes. */
  private static Stream<Expression> conditions(Edge edge) {
    Stream<Expression> asked =
        switch (edge.command()) {
          case Command.Guard(Expression condition) -> Stream.of(condition);
          case Command.Assert(Expression condition) -> Stream.of(condition);
          case Command.Assign(var _, Expression value) -> Stream.of(value);
          default -> Stream.empty();
        };
    return asked.filter(e -> !e.toString().contains("LOCAL") && !e.toString().contains("Own"));
  }

  private void compare(Model model, List<Expression> all, String name) {
    Interpreter interpreter = new Interpreter(model);
    Conditions conditions = new Conditions(model, all);
    Reachable states = new Reachable(interpreter, MAX_STATES);
    while (states.hasNext()) {
      byte[] state = states.next();
      String expected = outcome(() -> expected(interpreter, all, state));
      assertThat(outcome(() -> conditions.holding(state, false))).as(name).isEqualTo(expected);
      if (expected.startsWith("Fault")) {
        failing++;
      } else if (!expected.equals("0")) {
        holding++;
      }
    }
  }

  private static long expected(Interpreter interpreter, List<Expression> all, byte[] state) {
    long expected = 0;
    for (int i = 0; i < all.size(); i++) {
      if (interpreter.isTrue(all.get(i), state, false)) {
        expected |= 1L << i;
      }
    }
    return expected;
  }

  @FunctionalInterface
  private interface Answer {
    long get();
  }

  private static String outcome(Answer answer) {
    try {
      return Long.toString(answer.get());
    } catch (FaultException e) {
      return e.fault().toString();
    }
  }
}
