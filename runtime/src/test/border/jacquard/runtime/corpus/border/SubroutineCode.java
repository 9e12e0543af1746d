package jacquard.runtime.corpus.border;

/** Its class file is replaced by one that increments in a subroutine, as old compilers did it. */
public class SubroutineCode {
  public static int n;

  public static void increment() {
    n++;
  }
}
