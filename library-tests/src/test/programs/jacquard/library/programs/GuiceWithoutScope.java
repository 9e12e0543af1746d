package jacquard.library.programs;

import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import jacquard.library.Expect;

/** Two threads that ask for an object without a scope get two. */
@Expect(value = "assertion", library = "guice")
public final class GuiceWithoutScope {
  static int made;

  static final class Service {
    @Inject
    Service() {
      made++;
    }
  }

  private GuiceWithoutScope() {}

  public static void main() throws Exception {
    Injector injector = Guice.createInjector();
    Threads.Body get = () -> injector.getInstance(Service.class);
    Threads.run(get, get);
    assert made == 2;
  }
}
