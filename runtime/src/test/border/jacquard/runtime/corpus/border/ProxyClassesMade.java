package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread makes a proxy of the same interface. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class ProxyClassesMade {
  static final AtomicInteger CALLS = new AtomicInteger();

  static void call() {
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                ProxyClassesMade.class.getClassLoader(),
                new Class<?>[] {Runnable.class},
                (self, method, arguments) -> {
                  CALLS.incrementAndGet();
                  return null;
                });
    proxy.run();
  }

  private ProxyClassesMade() {}

  public static void main() throws Exception {
    Together.run(() -> call(), () -> call());
    assert CALLS.get() == 2;
  }
}
