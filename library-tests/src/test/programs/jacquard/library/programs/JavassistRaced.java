package jacquard.library.programs;

import jacquard.library.Expect;
import java.lang.invoke.MethodHandles;
import javassist.ClassClassPath;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtMethod;

/** A class that was compiled at run time counts without a lock. */
@Expect(value = "assertion", library = "javassist")
public final class JavassistRaced {

  private JavassistRaced() {}

  public static void main() throws Exception {
    ClassPool pool = new ClassPool();
    pool.appendClassPath(new ClassClassPath(Counter.class));
    CtClass type =
        pool.makeClass("jacquard.library.programs.Made", pool.get(Counter.class.getName()));
    type.addMethod(CtMethod.make("public void increment() { this.n = this.n + 1; }", type));
    Counter made = (Counter) type.toClass(MethodHandles.lookup()).getConstructor().newInstance();
    Threads.run(() -> made.increment(), () -> made.increment());
    assert made.n == 2;
  }
}
