package jacquard.runtime.corpus.border;

/** Is loaded again by a loader that a program makes. */
public class Plugin implements Runnable {
  public static int runs;

  @Override
  public void run() {
    runs++;
  }
}
