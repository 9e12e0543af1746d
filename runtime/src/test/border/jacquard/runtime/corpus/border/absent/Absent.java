package jacquard.runtime.corpus.border.absent;

/** Is there when the programs are compiled, and not when they run. */
public class Absent {
  public static int one() {
    return 1;
  }

  public int two() {
    return 2;
  }
}
