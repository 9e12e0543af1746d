package jacquard.bytecode.execute;

/**
 * How much of a program a model has room for. Executions that need more are left out, and the scope
 * of a verdict says so.
 *
 * @param allocations how many objects one place in the code makes in a thread
 * @param unwind how often a method may be on the stack of a thread
 */
public record Bounds(int allocations, int unwind) {
  public static final Bounds DEFAULT = new Bounds(8, 8);
}
