package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two classes that need each other are initialised by their names. */
@Expect(value = "deadlock", about = "class initialisation")
public final class ReflectionInitialises {
  static class Left {
    static final Object OTHER = Right.get();

    static Object get() {
      return "left";
    }
  }

  static class Right {
    static final Object OTHER = Left.get();

    static Object get() {
      return "right";
    }
  }

  private ReflectionInitialises() {}

  public static void main() throws Exception {
    String name = ReflectionInitialises.class.getName();
    Together.run(() -> Class.forName(name + "$Left"), () -> Class.forName(name + "$Right"));
  }
}
