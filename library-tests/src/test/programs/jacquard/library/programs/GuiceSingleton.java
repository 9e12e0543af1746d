package jacquard.library.programs;

import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Singleton;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads that ask for a singleton get the same. */
@Expect(value = "holds", library = "guice")
public final class GuiceSingleton {
  static final AtomicInteger MADE = new AtomicInteger();

  @Singleton
  static final class Service {
    @Inject
    Service() {
      MADE.incrementAndGet();
    }
  }

  private GuiceSingleton() {}

  public static void main() throws Exception {
    Injector injector = Guice.createInjector();
    Threads.Body get = () -> injector.getInstance(Service.class);
    Threads.run(get, get);
    assert MADE.get() == 1;
  }
}
