package jacquard.bench.subjects;

import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * MRSE: a slim manual-reset event. One thread publishes a value and sets the event, others wait for
 * it; a waiter that comes too late does not touch the lock, and setting touches it only if somebody
 * waits.
 *
 * <p>Simplified: no spinning before the wait, no timeouts, and nobody resets the event.
 */
final class ManualResetEvent {
  private static final Expression.Local SET = local("set");
  private static final Expression.Local COUNT = local("count");
  private static final Expression.Local VALUE = local("value");

  private final Version version;
  private final Ref value;
  private final Ref set;
  private final Ref waiters;
  private final Ref lock;

  /** The correct event, and its known bug. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** A waiter looks at the event before it counts itself: it may be set in between, silently. */
    COUNTED_TOO_LATE(Expected.DEADLOCK);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private ManualResetEvent(Version version, Ref value, Ref set, Ref waiters, Ref lock) {
    this.version = version;
    this.value = value;
    this.set = set;
    this.waiters = waiters;
    this.lock = lock;
  }

  static UnitTest of(Version version, int waiting) {
    Program program =
        Program.of(
            UnitTest.nameOf("MRSE", waiting, version, version.expected),
            p -> {
              ManualResetEvent event =
                  new ManualResetEvent(
                      version,
                      p.variable("value", 0),
                      p.variable("set", 0),
                      p.variable("waiters", 0),
                      p.lock("lock"));
              p.thread("setter", event::publish);
              for (int i = 1; i <= waiting; i++) {
                p.thread("waiter" + i, event::useValue);
              }
            });
    return new UnitTest("MRSE", program, Ending.ALWAYS, version.expected);
  }

  private void publish(ThreadBuilder t) {
    t.write(value, 1)
        .write(set, 1)
        .read(COUNT, waiters)
        .when(COUNT.isNot(0), b -> b.locked(lock, c -> c.signalAll(lock)));
  }

  private void useValue(ThreadBuilder t) {
    t.read(SET, set)
        .when(SET.is(0), b -> b.locked(lock, this::awaitSet))
        .read(VALUE, value)
        .require(VALUE.is(1), "who has waited sees the value");
  }

  private void awaitSet(ThreadBuilder t) {
    switch (version) {
      case CORRECT ->
          t.fetchAndAdd(COUNT, waiters, 1)
              .read(SET, set)
              .loop(SET.is(0), b -> b.await(lock).read(SET, set))
              .fetchAndAdd(COUNT, waiters, -1);
      case COUNTED_TOO_LATE ->
          t.read(SET, set)
              .loop(
                  SET.is(0),
                  b ->
                      b.fetchAndAdd(COUNT, waiters, 1)
                          .await(lock)
                          .fetchAndAdd(COUNT, waiters, -1)
                          .read(SET, set));
    }
  }
}
