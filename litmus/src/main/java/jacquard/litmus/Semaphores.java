package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Ref;
import java.util.List;
import java.util.OptionalLong;

/** Counting semaphores. */
final class Semaphores {
  private static final Expression.Local I = local("i");
  private static final Expression.Local GOT = local("got");
  private static final int CAPACITY = 2;

  private Semaphores() {}

  static List<Shape> shapes() {
    return List.of(boundedBuffer(), permitsOneByOne(), permitsTogether());
  }

  /** Dijkstra: Cooperating sequential processes (EWD 123, 1965), section 4.3. */
  private static Shape boundedBuffer() {
    return Shape.sized(
        "bounded-buffer",
        Parameter.n(1, 20, 4),
        "n items go through a ring buffer for two, guarded by two semaphores",
        (p, n) -> {
          Ref spaces = p.semaphore("spaces", CAPACITY);
          Ref items = p.semaphore("items", 0);
          Ref slot = at(p.variables("buffer", CAPACITY), I.remainder(CAPACITY));
          p.thread(
              "producer",
              t ->
                  t.loop(
                      I.lessThan(n),
                      b ->
                          b.take(spaces, 1)
                              .write(slot, I.plus(1))
                              .give(items, 1)
                              .assign(I, I.plus(1))));
          p.thread(
              "consumer",
              t ->
                  t.loop(
                      I.lessThan(n),
                      b ->
                          b.take(items, 1)
                              .read(GOT, slot)
                              .require(GOT.is(I.plus(1)), "items come in order")
                              .give(spaces, 1)
                              .assign(I, I.plus(1))));
        },
        n ->
            Expectation.holds(
                    Count.power(3, n - 1),
                    "a slot is written only when it has been read; while an item is taken out, the"
                        + " next one is not begun, being put in, or there: 3^(n-1) traces")
                .withinPreemptions(
                    Count.row(
                        n,
                        1,
                        List.of(1L),
                        List.of(1L, 3L),
                        List.of(1L, 5L, 9L),
                        List.of(1L, 7L, 19L, 27L))));
  }

  private static Shape permitsOneByOne() {
    return Shape.sized(
        "permits-one-by-one",
        Parameter.n(2, 5, 3),
        "n threads take two of n permits, one after the other",
        (p, n) -> {
          Ref permits = p.semaphore("permits", n);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.take(permits, 1).take(permits, 1).give(permits, 2));
          }
        },
        n ->
            Expectation.deadlocks(
                    Count.counted(n, 2, 4, 102, 24_024),
                    OptionalLong.of(Count.factorial(n)),
                    "when all have taken one permit, in any of n! orders, none is left; traces"
                        + " counted")
                .withinPreemptions(Count.row(n, 2, List.of(2L, 4L), List.of(6L, 42L, 90L, 102L))));
  }

  private static Shape permitsTogether() {
    return Shape.sized(
        "permits-together",
        Parameter.n(2, 6, 4),
        "n threads take two of n permits at once",
        (p, n) -> {
          Ref permits = p.semaphore("permits", n);
          for (int i = 1; i <= n; i++) {
            p.thread("T" + i, t -> t.take(permits, 2).give(permits, 2));
          }
        },
        n ->
            Expectation.holds(
                    Count.counted(n, 2, 2, 6, 648, 9720),
                    "whoever has two permits needs no more; traces counted")
                .withinPreemptions(
                    Count.row(
                        n, 2, List.of(2L), List.of(6L), List.of(24L, 168L, 432L, 600L, 648L))));
  }
}
