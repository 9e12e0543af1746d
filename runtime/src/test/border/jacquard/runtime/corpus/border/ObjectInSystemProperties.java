package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An object is handed over in the system properties. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ObjectInSystemProperties {

  private ObjectInSystemProperties() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    System.getProperties().put("border.counter", counter);
    Together.Body increment =
        () -> ((Counter) System.getProperties().get("border.counter")).increment();
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}
