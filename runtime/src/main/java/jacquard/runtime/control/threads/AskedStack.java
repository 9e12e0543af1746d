package jacquard.runtime.control.threads;

import jacquard.hooks.Memory;
import jacquard.hooks.Nested;

/**
 * The size of the stack that was asked for when a thread was made. Threads of a program run on the
 * stack of their carrier, whatever they ask for.
 */
final class AskedStack {
  private static final long HOLDER = Memory.offset(Thread.class, "holder");
  private static final long SIZE =
      Memory.offset(Nested.in(Thread.class, "FieldHolder"), "stackSize");

  /** What a thread has that asks for nothing. */
  static final long DEFAULT = 1 << 20;

  private AskedStack() {}

  static long of(Thread thread) {
    Object holder = Memory.getReference(thread, HOLDER);
    return holder == null ? DEFAULT : Math.max(DEFAULT, Memory.get(holder, SIZE, 'J'));
  }
}
