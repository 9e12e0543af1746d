package jacquard.symbolic.method;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import jacquard.symbolic.solver.SolverCatalog;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where memory is not enough, the answer is unknown, with the depth that is complete. */
class MemoryGuardTest {
  private static final long LARGE = Long.MAX_VALUE;

  static Stream<Method> methods() {
    return Stream.of(
        new BoundedModelChecking(),
        new KInduction(),
        new PropertyDirectedReachability(),
        new BddReachability(Direction.FORWARD),
        new Portfolio("two", List.of(new BoundedModelChecking(), new KInduction())));
  }

  /** A counter of 40 bits, which takes for ever, in a process that becomes large on the way. */
  @ParameterizedTest
  @MethodSource("methods")
  void aProcessThatBecomesTooLargeIsStoppedWithTheDepthThatIsComplete(Method method) {
    AtomicInteger depth = new AtomicInteger(-1);
    Setting setting =
        Setting.with(SolverCatalog.named("auto"))
            .observedBy(p -> depth.accumulateAndGet(p.depth(), Math::max));
    Confirmed confirmed =
        new Confirmed(method, () -> OptionalLong.of(depth.get() >= 2 ? LARGE : 0));
    Answer answer = confirmed.check(Circuits.counter(40, (1L << 40) - 1), 0, setting);
    assertThat(answer).isInstanceOf(Answer.Unknown.class);
    Answer.Unknown unknown = (Answer.Unknown) answer;
    assertThat(unknown.reason()).startsWith("out of memory at ");
    assertThat(unknown.depth()).isBetween(2, depth.get());
  }

  @Test
  void aHeapThatIsFullIsUnknownWithTheDepthThatIsComplete() {
    Method greedy =
        new Method() {
          @Override
          public String name() {
            return "greedy";
          }

          @Override
          public Answer check(
              jacquard.symbolic.circuit.Circuit circuit, int property, Setting setting) {
            setting
                .observer()
                .accept(new Progress("greedy", Progress.Measure.STEPS_AND_CLAUSES, 17, 0));
            throw new OutOfMemoryError("as a JVM throws it");
          }
        };
    Answer answer =
        new Confirmed(greedy)
            .check(Circuits.counter(7, 90), 0, Setting.with(SolverCatalog.named("auto")));
    assertThat(answer).isEqualTo(new Answer.Unknown(17, "out of memory"));
  }
}
