package jacquard.bench.subjects;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * FFT: a parallel fast Fourier transform. Each thread starts two others for the even and the odd
 * half of its points, joins them and combines what they have found; {@code n} points make {@code
 * 2n-1} threads. As in the original, every thread enters the one lock exactly once.
 *
 * <p>Simplified: the transform is over the integers modulo 17, where it is exact. The dissertation
 * knows of no bug here; the one in this program is ours.
 */
final class ParallelFft {
  private static final int MODULUS = 17;

  /** 2 is a root of unity of order 8 modulo 17, as its powers 2, 4, 8, 16, 15, 13, 9, 1 show. */
  private static final int LARGEST = 8;

  private static final Expression.Local EVEN = local("even");
  private static final Expression.Local ODD = local("odd");
  private static final Expression.Local DONE = local("done");

  private final Version version;
  private final int n;
  private final Ref lock;
  private final Ref done;

  /** The correct transform, and one that miscounts its threads. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** The number of finished threads is updated after the lock has been released. */
    COUNTED_OUTSIDE(Expected.ASSERTION);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private ParallelFft(Version version, int n, Ref lock, Ref done) {
    this.version = version;
    this.n = n;
    this.lock = lock;
    this.done = done;
  }

  static UnitTest of(Version version, int n) {
    if (n > LARGEST || Integer.bitCount(n) != 1) {
      throw new IllegalArgumentException("2, 4 or 8 points, not " + n);
    }
    Program program =
        Program.of(
            UnitTest.nameOf("FFT", n, version, version.expected),
            p -> {
              ParallelFft fft = new ParallelFft(version, n, p.lock("lock"), p.variable("done", 0));
              for (int size = n; size >= 1; size /= 2) {
                p.variables(level(size), n);
              }
              fft.declare(p, n, 0, Program.Begin.AT_ONCE);
              for (int k = 0; k < n; k++) {
                p.atEnd(at(level(n), k).atEnd().is(transformed(n, k)));
              }
              p.atEnd(fft.done.atEnd().is(2L * n - 1));
            });
    return new UnitTest("FFT", program, Ending.ALWAYS, version.expected);
  }

  private static long point(int i) {
    return i + 1L;
  }

  /** The definition of the transform, to compare with. */
  private static long transformed(int n, int k) {
    long sum = 0;
    for (int i = 0; i < n; i++) {
      sum += point(i) * power(n, i * k);
    }
    return sum % MODULUS;
  }

  /** A power of the root of unity of this order. */
  private static long power(int order, int exponent) {
    long result = 1;
    for (int i = 0; i < exponent * (LARGEST / order); i++) {
      result = result * 2 % MODULUS;
    }
    return result;
  }

  /** The transforms of all parts of one size, the part with the first point first. */
  private static String level(int size) {
    return "of" + size;
  }

  private static String name(int size, int first) {
    return "fft" + size + "." + first;
  }

  /** The thread for every {@code n/size}-th point from this one on, and those that it starts. */
  private void declare(ProgramBuilder p, int size, int first, Program.Begin begin) {
    p.thread(name(size, first), begin, t -> transform(t, size, first));
    if (size > 1) {
      declare(p, size / 2, first, Program.Begin.WHEN_STARTED);
      declare(p, size / 2, first + n / size, Program.Begin.WHEN_STARTED);
    }
  }

  private void transform(ThreadBuilder t, int size, int first) {
    if (size > 1) {
      String even = name(size / 2, first);
      String odd = name(size / 2, first + n / size);
      t.start(even).start(odd).join(even).join(odd);
    }
    t.acquire(lock);
    combine(t, size, first);
    switch (version) {
      case CORRECT -> count(t).release(lock);
      case COUNTED_OUTSIDE -> count(t.release(lock));
    }
  }

  private ThreadBuilder count(ThreadBuilder t) {
    return t.read(DONE, done).write(done, DONE.plus(1));
  }

  private void combine(ThreadBuilder t, int size, int first) {
    if (size == 1) {
      t.write(at(level(1), first), point(first));
      return;
    }
    int half = size / 2;
    for (int k = 0; k < half; k++) {
      t.read(EVEN, at(level(half), first * half + k))
          .read(ODD, at(level(half), (first + n / size) * half + k))
          .assign(ODD, ODD.times(power(size, k)).remainder(MODULUS))
          .write(at(level(size), first * size + k), EVEN.plus(ODD).remainder(MODULUS))
          .write(
              at(level(size), first * size + k + half),
              EVEN.minus(ODD).plus(MODULUS).remainder(MODULUS));
    }
  }
}
