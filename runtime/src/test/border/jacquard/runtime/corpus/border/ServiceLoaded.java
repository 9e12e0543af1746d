package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread loads a service from the jar. */
@Expect(value = "holds", about = "services, resources and jars")
public final class ServiceLoaded {
  static final AtomicInteger GREETED = new AtomicInteger();

  static void greet() {
    for (Greeting greeting :
        ServiceLoader.load(Greeting.class, ServiceLoaded.class.getClassLoader())) {
      assert greeting.greet().equals("hello 1");
      GREETED.incrementAndGet();
    }
  }

  private ServiceLoaded() {}

  public static void main() throws Exception {
    Together.run(() -> greet(), () -> greet());
    assert GREETED.get() == 2;
  }
}
