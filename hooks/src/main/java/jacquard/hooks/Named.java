package jacquard.hooks;

/**
 * An object that carries its own name. Rewritten classes implement it, so that most objects need no
 * entry in a table.
 *
 * <p>The name is the number of the execution in the high half and a number within that execution in
 * the low half; 0 at first.
 */
@SuppressWarnings("MethodName") // must not clash with what a program declares
public interface Named {
  long jacquard$name();

  void jacquard$name(long name);
}
