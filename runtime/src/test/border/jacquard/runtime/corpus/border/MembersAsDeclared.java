package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Reflection sees the members that the source has, and no others. */
@Expect(value = "holds", about = "classes that are made at run time")
public final class MembersAsDeclared {
  static class Two {
    int a;
    static long b;

    void c() {}
  }

  interface One {
    void d();
  }

  static volatile int last;

  private MembersAsDeclared() {}

  public static void main() throws Exception {
    Together.run(() -> last = 1, () -> last = 2);
    assert Two.class.getDeclaredFields().length == 2;
    assert Two.class.getDeclaredMethods().length == 1;
    assert Two.class.getDeclaredConstructors().length == 1;
    assert One.class.getDeclaredMethods().length == 1 && One.class.getDeclaredFields().length == 0;
    assert Two.class.getInterfaces().length == 0 && Two.class.getDeclaredClasses().length == 0;
    assert Thread.currentThread().getStackTrace()[1].getMethodName().equals("main");
  }
}
