package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import java.util.List;

/** Threads that share nothing but channels. */
final class Channels {
  private static final Expression.Local I = local("i");
  private static final Expression.Local GOT = local("got");
  private static final Expression.Local SUM = local("sum");

  private Channels() {}

  static List<Shape> shapes() {
    return List.of(pingPong(), fanIn(), crossedSends());
  }

  private static Shape pingPong() {
    return Shape.sized(
        "ping-pong",
        Parameter.n(1, 100, 5),
        "two threads send a growing number to and fro, n times",
        (p, n) -> {
          Ref ping = p.channel("ping", 1);
          Ref pong = p.channel("pong", 1);
          p.thread(
              "server",
              t ->
                  t.loop(
                      I.lessThan(n),
                      b ->
                          b.send(ping, I)
                              .receive(GOT, pong)
                              .require(GOT.is(I.plus(1)), "the answer is one more")
                              .assign(I, GOT)));
          p.thread(
              "echo",
              t ->
                  t.loop(
                      I.lessThan(n),
                      b -> b.receive(GOT, ping).send(pong, GOT.plus(1)).assign(I, GOT.plus(1))));
        },
        _ -> Expectation.holds(1, "only one thread can move at any time").withoutPreemptions());
  }

  private static Shape fanIn() {
    return Shape.sized(
        "fan-in",
        Parameter.n(1, 8, 3),
        "n threads send their number to one that adds them up; the channel holds all",
        (p, n) -> {
          Ref channel = p.channel("channel", n);
          p.thread(
              "adder",
              t ->
                  t.loop(
                          I.lessThan(n),
                          b ->
                              b.receive(GOT, channel)
                                  .assign(SUM, SUM.plus(GOT))
                                  .assign(I, I.plus(1)))
                      .require(SUM.is((long) n * (n + 1) / 2), "every number arrives"));
          for (int i = 1; i <= n; i++) {
            int number = i;
            p.thread("T" + i, t -> t.send(channel, Expression.of(number)));
          }
        },
        n ->
            Expectation.holds(
                    Count.factorial(2 * n) / Count.factorial(n + 1),
                    "no message is lost; n! orders of the sends times the Catalan number of ways to"
                        + " receive each after its send: (2n)!/(n+1)! traces")
                .withinPreemptions(
                    Count.row(
                        n,
                        1,
                        List.of(1L),
                        List.of(4L),
                        List.of(24L, 30L),
                        List.of(192L, 312L, 336L))));
  }

  private static Shape crossedSends() {
    return Shape.sized(
        "crossed-sends",
        Parameter.n(2, 20, 2),
        "two threads send each other n messages before they receive; the channels hold n-1",
        (p, n) -> {
          Ref there = p.channel("there", n - 1);
          Ref back = p.channel("back", n - 1);
          crossed(p, n, "T1", there, back);
          crossed(p, n, "T2", back, there);
        },
        _ ->
            Expectation.deadlocks(1, 1, "both fill their channel and wait for room")
                .withoutPreemptions());
  }

  private static void crossed(ProgramBuilder p, int n, String name, Ref out, Ref in) {
    p.thread(
        name,
        t ->
            t.loop(I.lessThan(n), b -> b.send(out, I).assign(I, I.plus(1)))
                .loop(I.isNot(0), b -> b.receive(GOT, in).assign(I, I.minus(1))));
  }
}
