package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;
import java.util.function.Consumer;

/** Double-checked locking (Schmidt, Harrison, 1996), which sequential consistency makes sound. */
final class Initialisation {
  private static final Expression.Local SEEN = local("seen");
  private static final Expression.Local GOT = local("got");
  private static final int MADE = 42;

  private Initialisation() {}

  static List<Shape> shapes() {
    return List.of(doubleChecked(), doubleCheckedEarly());
  }

  private static Shape doubleChecked() {
    return Shape.sized(
        "double-checked",
        Parameter.n(1, 10, 3),
        "n threads get a value that the first of them makes, with double-checked locking",
        (p, n) -> {
          Ref value = p.variable("value", 0);
          Ref ready = p.variable("ready", 0);
          getters(p, n, value, ready, make -> make.write(value, MADE).write(ready, 1));
        },
        n ->
            Expectation.holds(
                    n * Count.arrangements(n - 1),
                    "whoever sees ready sees the value, which was written before; one of n makes"
                        + " it, and any of the others, in any order, wait for the lock")
                .withinPreemptions(
                    Count.row(n, 1, List.of(1L), List.of(2L, 4L), List.of(3L, 15L))));
  }

  private static Shape doubleCheckedEarly() {
    return Shape.sized(
        "double-checked-early",
        Parameter.n(2, 10, 3),
        "double-checked locking that says ready before the value is there",
        (p, n) -> {
          Ref value = p.variable("value", 0);
          Ref ready = p.variable("ready", 0);
          getters(p, n, value, ready, make -> make.write(ready, 1).write(value, MADE));
        },
        n -> {
          long traces = 0;
          for (int k = 0; k < n; k++) {
            traces += n * Count.arrangements(n - 1, k) * Count.power(2, n - 1 - k);
          }
          return Expectation.assertionFails(
                  traces,
                  "who sees ready between the two writes gets no value; one of n makes it, k others"
                      + " wait for the lock, and n-1-k read the value before or after it is"
                      + " written")
              .withinPreemptions(Count.row(n, 2, List.of(2L, 6L), List.of(3L, 24L, 30L)));
        });
  }

  private static void getters(
      ProgramBuilder p, int n, Ref value, Ref ready, Consumer<ThreadBuilder> make) {
    Ref lock = p.lock("lock");
    for (int i = 1; i <= n; i++) {
      p.thread(
          "T" + i,
          t ->
              t.read(SEEN, ready)
                  .when(
                      SEEN.is(0),
                      slow -> slow.locked(lock, b -> b.read(SEEN, ready).when(SEEN.is(0), make)))
                  .read(GOT, value)
                  .require(GOT.is(MADE), "the value has been made"));
    }
  }
}
