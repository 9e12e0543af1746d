package jacquard.runtime.control.threads;

import jacquard.hooks.Memory;
import jacquard.hooks.Nested;

/** What the JDK keeps in a thread of how far it has come. */
public enum ThreadStatus {
  TERMINATED(2),
  RUNNABLE(5);

  private static final long HOLDER = Memory.offset(Thread.class, "holder");
  private static final long STATUS =
      Memory.offset(Nested.in(Thread.class, "FieldHolder"), "threadStatus");

  private final int number;

  ThreadStatus(int number) {
    this.number = number;
  }

  public void set(Thread thread) {
    Object holder = Memory.getReference(thread, HOLDER);
    if (holder != null) {
      Memory.put(holder, STATUS, 'I', number);
    }
  }
}
