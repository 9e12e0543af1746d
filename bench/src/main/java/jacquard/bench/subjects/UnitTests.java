package jacquard.bench.subjects;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The unit tests of Table 8.1, small enough to be searched in seconds. */
public final class UnitTests {
  private UnitTests() {}

  public static UnitTest mrse(int waiters) {
    return ManualResetEvent.of(ManualResetEvent.Version.CORRECT, waiters);
  }

  public static UnitTest exception(int messages) {
    return ExceptionTest.of(ExceptionTest.Version.CORRECT, messages);
  }

  public static UnitTest fft(int points) {
    return ParallelFft.of(ParallelFft.Version.CORRECT, points);
  }

  public static UnitTest nQueens(int n) {
    return NQueens.of(NQueens.Version.CORRECT, n);
  }

  public static UnitTest matrix(int rows) {
    return MatrixMultiply.of(MatrixMultiply.Version.CORRECT, rows);
  }

  public static UnitTest regOwn(int threads) {
    return RegionOwnership.of(RegionOwnership.Version.CORRECT, threads);
  }

  public static UnitTest fair(int threads) {
    return Fairness.of(Fairness.Version.CORRECT, threads);
  }

  /** The seven correct programs. */
  public static List<UnitTest> correct() {
    return List.of(mrse(2), exception(2), fft(4), nQueens(4), matrix(2), regOwn(3), fair(3));
  }

  /** How large the programs with bugs are. */
  public enum Size {
    /** Searched completely in a second. */
    SMALL,
    /** Large enough for searches to differ in how fast they find the bug. */
    LARGE
  }

  /** The programs with bugs, in the order of Table 8.2; those that it does not have last. */
  public static List<UnitTest> bugs(Size size) {
    boolean small = size == Size.SMALL;
    return Stream.of(
            all(ManualResetEvent.Version.values(), v -> ManualResetEvent.of(v, small ? 2 : 4)),
            all(ExceptionTest.Version.values(), v -> ExceptionTest.of(v, small ? 2 : 4)),
            all(NQueens.Version.values(), v -> NQueens.of(v, small ? 4 : 6)),
            all(MatrixMultiply.Version.values(), v -> MatrixMultiply.of(v, small ? 2 : 4)),
            all(RegionOwnership.Version.values(), v -> RegionOwnership.of(v, small ? 3 : 5)),
            all(ParallelFft.Version.values(), v -> ParallelFft.of(v, small ? 4 : 8)),
            all(Fairness.Version.values(), v -> Fairness.of(v, small ? 3 : 4)))
        .flatMap(versions -> versions)
        .filter(UnitTest::isBug)
        .toList();
  }

  private static <V> Stream<UnitTest> all(V[] versions, Function<V, UnitTest> test) {
    return Stream.of(versions).map(test);
  }
}
