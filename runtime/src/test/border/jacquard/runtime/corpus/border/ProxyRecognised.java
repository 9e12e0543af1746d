package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** A proxy is known to be one. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class ProxyRecognised {

  private ProxyRecognised() {}

  public static void main() throws Throwable {
    InvocationHandler handler = (_, _, _) -> null;
    Object proxy =
        Proxy.newProxyInstance(
            ProxyRecognised.class.getClassLoader(), new Class<?>[] {Runnable.class}, handler);
    assert Proxy.isProxyClass(proxy.getClass());
    assert Proxy.getInvocationHandler(proxy) == handler;
  }
}
