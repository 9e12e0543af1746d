package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** The life of threads. */
public interface ThreadControl {
  void start(Thread thread);

  /** True if the thread has ended, false if the time is over. */
  boolean join(Thread thread, long nanos) throws InterruptedException;

  boolean alive(Thread thread);

  /** Whether a thread is new, alive (which is the state of one that runs) or has ended. */
  Thread.State life(Thread thread);

  Thread.State state(Thread thread);

  /** Before a property of a thread is looked at or changed; of all threads if there is none. */
  void property(@Nullable Thread thread, boolean changes);

  /** The threads that are alive. */
  Thread[] threads();

  void interrupt(Thread thread);

  boolean interrupted(Thread thread, boolean clear);

  void sleep(long nanos) throws InterruptedException;

  void giveWay();

  /** At a jump backwards. */
  void loop();

  /** As {@link #loop}, where nothing has changed since the last time but what others did. */
  void idle();

  String threadName();

  /** The number of a thread that is being created: the same in every run of the same schedule. */
  long threadId();

  /** The program sees the name of a thread. */
  void seeName(String name);

  /** The program sees the number of a thread. */
  void seeId(long id);

  /** Waits for a permit; 0 nanoseconds for no limit. */
  void park(long nanos);

  void unpark(Thread thread);

  void addShutdownHook(Thread hook);

  boolean removeShutdownHook(Thread hook);
}
