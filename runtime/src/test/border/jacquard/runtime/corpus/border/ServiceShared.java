package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ServiceLoader;

/** Both threads use a service that is not safe for threads. */
@Expect(value = "assertion", about = "services, resources and jars")
public final class ServiceShared {
  static String a;
  static String b;

  private ServiceShared() {}

  public static void main() throws Exception {
    Greeting greeting =
        ServiceLoader.load(Greeting.class, ServiceShared.class.getClassLoader()).findFirst().get();
    Together.run(() -> a = greeting.greet(), () -> b = greeting.greet());
    assert !a.equals(b);
  }
}
