package kotlin.border;

/** A class of a program whose package begins as Kotlin's do. */
public class KotlinCounter {
  public int n;

  public void increment() {
    n++;
  }

  public synchronized void incrementLocked() {
    n++;
  }
}
