package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Proxy;

/** Both threads call a proxy; its handler is not safe for threads. */
@Expect(value = "assertion", about = "objects behind objects")
public final class HandlerOfAProxy {

  private HandlerOfAProxy() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                Counter.class.getClassLoader(),
                new Class<?>[] {Runnable.class},
                (self, method, arguments) -> {
                  counter.increment();
                  return null;
                });
    Together.run(() -> proxy.run(), () -> proxy.run());
    assert counter.n == 2;
  }
}
