package jacquard.runtime.corpus.border;

/** Its class file is replaced by one whose method is nearly as long as a method may be. */
public class LargeCode {
  public static int n;

  public static void increment() {
    n++;
  }
}
