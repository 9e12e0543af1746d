package jacquard.runtime.corpus.border;

/** Its class file is replaced by one whose method makes a table of very many constants. */
public class LargeTable {
  public static int n;

  public static void increment() {
    n++;
  }
}
