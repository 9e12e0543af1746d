package jacquard.litmus;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import java.util.List;

/** Reads and writes of shared variables, and nothing else. */
final class Accesses {
  private static final Expression.Local I = local("i");
  private static final Expression.Local R = local("r");
  private static final Expression.Local R1 = local("r1");
  private static final Expression.Local R2 = local("r2");

  private Accesses() {}

  static List<Shape> shapes() {
    return List.of(writeXOnce(), readers(), lastzero(), storeBuffering(), messagePassing(), iriw());
  }

  private static Shape writeXOnce() {
    return Shape.sized(
        "write-x-once",
        Parameter.n(1, 12, 4),
        "n threads write x once each",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          for (int i = 1; i <= n; i++) {
            int value = i;
            p.thread("T" + i, t -> t.write(x, value));
          }
        },
        n ->
            Expectation.holds(
                    Count.factorial(n),
                    "nothing is asserted; n writes of one variable have n! orders")
                .withoutPreemptions());
  }

  /** {@code readers} in the test suites of Nidhugg and GenMC. */
  private static Shape readers() {
    return Shape.sized(
        "readers",
        Parameter.n(1, 20, 5),
        "n threads read x, one writes it",
        (p, n) -> {
          Ref x = p.variable("x", 0);
          p.thread("writer", t -> t.write(x, 1));
          for (int i = 1; i <= n; i++) {
            p.thread("reader" + i, t -> t.read(R, x));
          }
        },
        n ->
            Expectation.holds(
                    Count.power(2, n),
                    "nothing is asserted; each reader reads before or after the write: 2^n traces")
                .withoutPreemptions());
  }

  /** Abdulla, Aronsson, Jonsson, Sagonas: Optimal dynamic partial order reduction, POPL 2014. */
  private static Shape lastzero() {
    return Shape.sized(
        "lastzero",
        Parameter.n(1, 20, 4),
        "one thread looks for the last zero in an array whose elements n threads increment",
        (p, n) -> {
          String a = p.variables("a", n + 1);
          p.thread(
              "search",
              t ->
                  t.assign(I, n)
                      .read(R, at(a, I))
                      .loop(R.isNot(0), b -> b.assign(I, I.minus(1)).read(R, at(a, I))));
          for (int j = 1; j <= n; j++) {
            int k = j;
            p.thread("T" + j, t -> t.read(R, at(a, k - 1)).write(at(a, k), R.plus(1)));
          }
        },
        n ->
            Expectation.holds(
                    (n + 3) * Count.power(2, n) / 4,
                    "a[0] stays zero, so the search ends; (n+3)*2^(n-2) traces as in the paper")
                .withoutPreemptions());
  }

  /**
   * SB in the literature; its weak outcome cannot be seen here: memory is sequentially consistent.
   */
  private static Shape storeBuffering() {
    return Shape.fixed(
        "store-buffering",
        "two threads write one variable each and then read the other's",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          p.thread("T1", t -> t.write(x, 1).read(R1, y));
          p.thread("T2", t -> t.write(y, 1).read(R2, x));
        },
        Expectation.holds(
                3,
                "nothing is asserted; 2*2 orders on x and y, less the one in which both read first"
                    + " and program order closes a cycle")
            .withinPreemptions(2L, 3L));
  }

  /** MP in the literature. */
  private static Shape messagePassing() {
    return Shape.fixed(
        "message-passing",
        "one thread writes data and then a flag, the other reads the flag and then the data",
        p -> {
          Ref data = p.variable("data", 0);
          Ref flag = p.variable("flag", 0);
          p.thread("sender", t -> t.write(data, 1).write(flag, 1));
          p.thread(
              "receiver",
              t ->
                  t.read(R1, flag)
                      .read(R2, data)
                      .require(R1.is(0).or(R2.is(1)), "whoever sees the flag sees the data"));
        },
        Expectation.holds(
                3, "2*2 orders on data and flag, less the one in which the flag overtakes the data")
            .withinPreemptions(2L, 3L));
  }

  /**
   * Independent reads of independent writes. Each reader notes what it saw where only it writes.
   */
  private static Shape iriw() {
    return Shape.fixed(
        "iriw",
        "two threads write x and y, two others read both in opposite orders",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          Ref xFirst = p.variable("xFirst", 0);
          Ref yFirst = p.variable("yFirst", 0);
          p.thread("writeX", t -> t.write(x, 1));
          p.thread("writeY", t -> t.write(y, 1));
          reader(p, "readXY", x, y, xFirst);
          reader(p, "readYX", y, x, yFirst);
          p.atEnd(xFirst.atEnd().and(yFirst.atEnd()).not());
        },
        Expectation.holds(
                15, "2^4 orders of reads and writes, less the one in which the readers disagree")
            .withinPreemptions(14L, 15L));
  }

  private static void reader(ProgramBuilder p, String name, Ref first, Ref second, Ref note) {
    p.thread(name, t -> t.read(R1, first).read(R2, second).write(note, R1.is(1).and(R2.is(0))));
  }
}
