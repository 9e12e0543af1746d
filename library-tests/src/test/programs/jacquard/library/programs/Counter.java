package jacquard.library.programs;

/** Loses an increment when two threads make one at the same time. */
public class Counter {
  public int n;

  public void increment() {
    n++;
  }
}
