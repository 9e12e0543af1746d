package jacquard.bytecode.world;

import org.jspecify.annotations.Nullable;

/** A platform thread that is no daemon. */
public class ModelledThread implements Runnable {
  private static final int NEW = 0;
  private static final int STARTED = 1;
  private static final int ENDED = 2;
  private static final int LEAST_PRIORITY = 1;
  private static final int MOST_PRIORITY = 10;

  private @Nullable Runnable target;
  private @Nullable String name;
  private int state;
  private boolean interrupted;

  /** What the thread waits to be notified of; the translation sets it. */
  @SuppressWarnings("unused")
  private @Nullable Object waitsFor;

  public ModelledThread() {}

  public ModelledThread(@Nullable Runnable target) {
    this.target = target;
  }

  public ModelledThread(@Nullable Runnable target, @Nullable String name) {
    this(name);
    this.target = target;
  }

  public ModelledThread(@Nullable String name) {
    if (name == null) {
      throw new NullPointerException("'name' is null");
    }
    this.name = name;
  }

  /** What the process of a thread does. */
  static void live(ModelledThread thread) {
    thread.begin();
    thread.run();
    thread.end();
  }

  /** What the process of the main thread does behind main. */
  static void die(ModelledThread thread) {
    thread.end();
  }

  @Step
  private void begin() {
    Kernel.await(state == STARTED);
  }

  @Step
  private void end() {
    state = ENDED;
  }

  @Override
  public void run() {
    if (target != null) {
      target.run();
    }
  }

  /** Starts the thread. */
  @Step
  public void start() {
    if (state != NEW) {
      throw new IllegalThreadStateException();
    }
    state = STARTED;
    Kernel.spawn(this);
  }

  /** Waits for its end. */
  @Step
  public final void join() throws InterruptedException {
    if (state == STARTED) {
      ModelledThread self = Kernel.currentThread();
      Kernel.await(self.interrupted);
      Kernel.seen();
      self.interrupted = false;
      throw new InterruptedException();
    }
    Kernel.ended(this);
  }

  @Step
  public final boolean isAlive() {
    Kernel.seen();
    return state == STARTED;
  }

  @Step
  public void interrupt() {
    interrupted = true;
  }

  public boolean isInterrupted() {
    return interrupted;
  }

  /** Whether the current thread was interrupted, which it is no longer. */
  @Step
  public static boolean interrupted() {
    return takeInterrupt();
  }

  /** Whether the current thread was interrupted, which it is no longer; part of a step. */
  static boolean takeInterrupt() {
    ModelledThread self = Kernel.currentThread();
    boolean was = self.interrupted;
    self.interrupted = false;
    return was;
  }

  public static ModelledThread currentThread() {
    return Kernel.currentThread();
  }

  /** The name that it was given: others have numbers, of all threads there have been. */
  public final @Nullable String getName() {
    if (name == null) {
      Kernel.unsupported("the name of a thread that was given none");
    }
    return name;
  }

  public final void setName(@Nullable String name) {
    if (name == null) {
      throw new NullPointerException("name cannot be null");
    }
    this.name = name;
  }

  public final void setPriority(int priority) {
    if (priority < LEAST_PRIORITY || priority > MOST_PRIORITY) {
      throw new IllegalArgumentException();
    }
  }

  /** There are no daemons. */
  public final void setDaemon(boolean on) {
    if (on) {
      Kernel.unsupported("a daemon thread");
    }
  }

  @SuppressWarnings("NamedLikeContextualKeyword") // as the JDK calls it
  public static void yield() {}

  public static void onSpinWait() {}

  /** Who sleeps longer wakes up later, which no model says. */
  public static void sleep(long millis) throws InterruptedException {
    Kernel.unsupported("a sleep");
  }
}
