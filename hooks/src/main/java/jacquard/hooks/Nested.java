package jacquard.hooks;

/** Classes of the JDK that only their outer class can name. */
public final class Nested {
  private Nested() {}

  /** The class of this simple name that is declared in another one. */
  public static Class<?> in(Class<?> outer, String simpleName) {
    for (Class<?> nested : outer.getDeclaredClasses()) {
      if (nested.getSimpleName().equals(simpleName)) {
        return nested;
      }
    }
    throw new LinkageError("this JDK has no " + outer.getName() + "." + simpleName);
  }
}
