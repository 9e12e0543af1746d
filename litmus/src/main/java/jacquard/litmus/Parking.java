package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;
import java.util.function.Consumer;

/** {@code LockSupport.park} and {@code unpark}, as the queues of java.util.concurrent use them. */
final class Parking {
  private static final Expression.Local SEEN = local("seen");
  private static final Expression.Local SLEEPER = local("sleeper");

  private Parking() {}

  static List<Shape> shapes() {
    return List.of(parkAnnounced(), parkLostSignal());
  }

  private static Shape parkAnnounced() {
    return Shape.fixed(
        "park-announced",
        "a thread announces that it will sleep, looks at a flag again, and parks",
        p -> {
          Ref flag = p.variable("flag", 0);
          Ref asleep = p.variable("asleep", 0);
          signaller(p, flag, asleep);
          sleeper(
              p, flag, t -> t.write(asleep, 1).read(SEEN, flag).when(SEEN.is(0), s -> s.park()));
        },
        Expectation.holds(
                3,
                "either the sleeper sees the flag or the signaller the announcement, whose permit"
                    + " is kept; the three traces of store-buffering")
            .withinPreemptions(2L, 3L));
  }

  private static Shape parkLostSignal() {
    return Shape.fixed(
        "park-lost-signal",
        "a thread looks at a flag, announces that it will sleep, and parks",
        p -> {
          Ref flag = p.variable("flag", 0);
          Ref asleep = p.variable("asleep", 0);
          signaller(p, flag, asleep);
          sleeper(
              p, flag, t -> t.read(SEEN, flag).when(SEEN.is(0), s -> s.write(asleep, 1).park()));
        },
        Expectation.deadlocks(
                3,
                1,
                "the signaller sets the flag and sees nobody asleep between the sleeper's look and"
                    + " its announcement; the sleeper may also see the flag, or be seen asleep: 3"
                    + " traces")
            .withinPreemptions(2L, 3L));
  }

  private static void signaller(ProgramBuilder p, Ref flag, Ref asleep) {
    p.thread(
        "signaller",
        t ->
            t.write(flag, 1)
                .read(SLEEPER, asleep)
                .when(SLEEPER.is(1), wake -> wake.unpark("sleeper")));
  }

  private static void sleeper(ProgramBuilder p, Ref flag, Consumer<ThreadBuilder> sleep) {
    p.thread(
        "sleeper",
        t -> {
          sleep.accept(t);
          t.read(SEEN, flag).require(SEEN.is(1), "awake only when the flag is set");
        });
  }
}
