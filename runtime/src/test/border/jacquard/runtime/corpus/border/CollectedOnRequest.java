package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.WeakReference;

/** A program that asks for the garbage collector waits until it has done its work. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class CollectedOnRequest {

  private CollectedOnRequest() {}

  public static void main() throws Exception {
    WeakReference<Object> first = new WeakReference<>(new Counter());
    while (first.get() != null) {
      System.gc();
    }
    WeakReference<Object> second = new WeakReference<>(new Counter());
    while (second.get() != null) {
      Runtime.getRuntime().gc();
    }
    Counter counter = new Counter();
    Together.run(
        () -> {
          synchronized (counter) {
            counter.increment();
          }
        },
        () -> {
          synchronized (counter) {
            counter.increment();
          }
        });
    assert counter.n == 2;
  }
}
