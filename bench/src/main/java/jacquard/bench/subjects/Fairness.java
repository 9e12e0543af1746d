package jacquard.bench.subjects;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * Fair: the microbenchmark for the fair bound. Each thread sets a flag of its own and then reads
 * that of the next thread in a loop, yielding, until it is set.
 *
 * <p>The dissertation describes it in one sentence; the rest is ours.
 */
final class Fairness {
  private static final Expression.Local SEEN = local("seen");

  private final Version version;
  private final int threads;
  private final String flags;

  /** The benchmark, and a thread without manners. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** The last thread does not yield: no fairness lets the others move. */
    NEVER_YIELDS(Expected.LIVELOCK);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private Fairness(Version version, int threads, String flags) {
    this.version = version;
    this.threads = threads;
    this.flags = flags;
  }

  static UnitTest of(Version version, int threads) {
    Program program =
        Program.of(
            UnitTest.nameOf("Fair", threads, version, version.expected),
            p -> {
              Fairness test = new Fairness(version, threads, p.variables("flag", threads));
              for (int i = 0; i < threads; i++) {
                int me = i;
                p.thread("T" + (i + 1), t -> test.waitForNext(t, me));
              }
            });
    return new UnitTest("Fair", program, Ending.IF_FAIR, version.expected);
  }

  private void waitForNext(ThreadBuilder t, int me) {
    Ref flag = at(flags, (me + 1) % threads);
    boolean polite = version == Version.CORRECT || me < threads - 1;
    t.write(at(flags, me), 1)
        .read(SEEN, flag)
        .loop(SEEN.is(0), b -> (polite ? b.giveWay() : b).read(SEEN, flag));
  }
}
