package jacquard.bench.subjects;

import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * Exception: a runtime for message passing (CCR) in which every handler throws. Two workers take
 * messages from a port; an exception goes to the port for exceptions, and then the message counts
 * as done. The test posts messages, polls a few times until all are done, and then must find every
 * exception.
 *
 * <p>Simplified: one port without arbiters, and of the exceptions only their number.
 */
final class ExceptionTest {
  private static final int WORKERS = 2;
  private static final int POLLS = 2;
  private static final int STOP = 0;
  private static final Expression.Local MESSAGE = local("message");
  private static final Expression.Local POLL = local("poll");
  private static final Expression.Local LEFT = local("left");
  private static final Expression.Local THROWN = local("thrown");

  private final Version version;
  private final int messages;
  private final Ref port;
  private final Ref pending;
  private final Ref exceptions;

  /** The correct runtime, and the two ways in which it misses an exception. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** A message counts as done before its exception has been delivered. */
    DONE_TOO_EARLY(Expected.ASSERTION),
    /** Two workers deliver at the same time, and one exception is lost. */
    EXCEPTION_LOST(Expected.ASSERTION);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private ExceptionTest(Version version, int messages, Ref port, Ref pending, Ref exceptions) {
    this.version = version;
    this.messages = messages;
    this.port = port;
    this.pending = pending;
    this.exceptions = exceptions;
  }

  static UnitTest of(Version version, int messages) {
    Program program =
        Program.of(
            UnitTest.nameOf("Exception", messages, version, version.expected),
            p -> {
              ExceptionTest test =
                  new ExceptionTest(
                      version,
                      messages,
                      p.channel("port", messages + WORKERS),
                      p.variable("pending", messages),
                      p.variable("exceptions", 0));
              p.thread("test", test::post);
              for (int i = 1; i <= WORKERS; i++) {
                p.thread("worker" + i, test::work);
              }
            });
    return new UnitTest("Exception", program, Ending.ALWAYS, version.expected);
  }

  private void post(ThreadBuilder t) {
    for (int m = 1; m <= messages; m++) {
      t.send(port, Expression.of(m));
    }
    for (int w = 0; w < WORKERS; w++) {
      t.send(port, Expression.of(STOP));
    }
    t.read(LEFT, pending)
        .loop(
            POLL.lessThan(POLLS).and(LEFT.isNot(0)),
            b -> b.giveWay().read(LEFT, pending).assign(POLL, POLL.plus(1)))
        .when(
            LEFT.is(0),
            b ->
                b.read(THROWN, exceptions)
                    .require(THROWN.is(messages), "every exception is delivered"));
  }

  private void work(ThreadBuilder t) {
    t.receive(MESSAGE, port).loop(MESSAGE.isNot(STOP), b -> throwing(b).receive(MESSAGE, port));
  }

  private ThreadBuilder throwing(ThreadBuilder t) {
    return switch (version) {
      case CORRECT -> t.fetchAndAdd(THROWN, exceptions, 1).fetchAndAdd(LEFT, pending, -1);
      case DONE_TOO_EARLY -> t.fetchAndAdd(LEFT, pending, -1).fetchAndAdd(THROWN, exceptions, 1);
      case EXCEPTION_LOST ->
          t.read(THROWN, exceptions)
              .write(exceptions, THROWN.plus(1))
              .fetchAndAdd(LEFT, pending, -1);
    };
  }
}
