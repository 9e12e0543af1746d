package jacquard.script.sample;

import jacquard.core.Execution;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.sample.Sampler;
import jacquard.explore.sample.SamplingSearch;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Many executions of a program that a sampler chose. */
final class Sampled {
  private final Program program;
  private final Sampler sampler;

  Sampled(Program program, Sampler sampler) {
    this.program = program;
    this.sampler = sampler;
  }

  /** Threads T0, T1, … that do nothing but write, each a variable of its own. */
  static Program writers(int... writes) {
    return Program.of(
        "writers",
        p -> {
          for (int t = 0; t < writes.length; t++) {
            Ref own = p.variable("x" + t, 0);
            int times = writes[t];
            p.thread(
                "T" + t,
                code -> {
                  for (int i = 0; i < times; i++) {
                    code.write(own, i);
                  }
                });
          }
        });
  }

  /** Lets somebody look at each of so many executions. */
  void look(int executions, Observer observer) {
    new SamplingSearch("sampled", () -> sampler)
        .check(new Script(program), Limits.NONE.goingOn().withMaxExecutions(executions), observer);
  }

  /** How often there are executions with a property, of one. */
  double frequency(int executions, Predicate<Execution> property) {
    int[] count = new int[1];
    look(
        executions,
        new Observer() {
          @Override
          public void executed(Execution execution) {
            count[0] += property.test(execution) ? 1 : 0;
          }
        });
    return (double) count[0] / executions;
  }

  /** How often threads move in which order, of one: {@code 0011} if T1 waits for T0. */
  Map<String, Double> orders(int executions) {
    Map<String, Double> orders = new TreeMap<>();
    look(
        executions,
        new Observer() {
          @Override
          public void executed(Execution execution) {
            orders.merge(order(execution), 1.0 / executions, Double::sum);
          }
        });
    return orders;
  }

  static String order(Execution execution) {
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < execution.length(); i++) {
      order.append(execution.thread(i));
    }
    return order.toString();
  }
}
