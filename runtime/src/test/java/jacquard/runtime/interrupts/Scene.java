package jacquard.runtime.interrupts;

import java.time.Duration;
import java.util.Date;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * A program of two threads made of a line of text: an operation, and what is done meanwhile to the
 * thread that performs it. Of the latter, {@code i} interrupts it and {@code e} does what it waits
 * for; {@code s} lets a third thread start it, which is started at once otherwise. What became of
 * the operation is the message of what the thread throws.
 */
@SuppressWarnings({"WaitNotInLoop", "LockNotBeforeTry", "JavaUtilDate", "NakedNotify"})
public final class Scene {
  static final String LINE = "jacquard.scene";

  private static final long LONG = 10_000;
  private static final TimeUnit UNIT = TimeUnit.MILLISECONDS;

  /** Something that one of the threads does. */
  interface Act {
    Object run() throws Exception;
  }

  /**
   * What is tried.
   *
   * @param before done by the main thread before it starts the other one
   * @param waits the operation
   * @param enables what it waits for
   */
  record Plot(Act before, Act waits, Act enables) {}

  private Scene() {}

  /** The operations by their names; objects are made anew. */
  static Map<String, Plot> plots() {
    Map<String, Plot> plots = new TreeMap<>();
    addThreads(plots);
    addMonitors(plots);
    addLocks(plots);
    addConditions(plots);
    addSynchronisers(plots);
    addQueues(plots);
    addFutures(plots);
    return plots;
  }

  private static Act of(Interruptible act) {
    return () -> {
      act.run();
      return "done";
    };
  }

  /** An act without a result. */
  interface Interruptible {
    void run() throws Exception;
  }

  private static void add(Map<String, Plot> plots, String name, Act waits, Interruptible enables) {
    plots.put(name, new Plot(() -> "", waits, of(enables)));
  }

  private static void addThreads(Map<String, Plot> plots) {
    Thread main = Thread.currentThread();
    add(plots, "sleep", of(() -> Thread.sleep(LONG)), () -> {});
    add(plots, "sleep-duration", of(() -> Thread.sleep(Duration.ofSeconds(10))), () -> {});
    add(plots, "sleep-zero", of(() -> Thread.sleep(0)), () -> {});
    add(plots, "join", of(main::join), () -> {});
    add(plots, "join-timed", of(() -> main.join(LONG)), () -> {});
    add(plots, "join-duration", () -> main.join(Duration.ofSeconds(10)), () -> {});
    add(plots, "is-interrupted", () -> Thread.currentThread().isInterrupted(), () -> {});
    add(plots, "interrupted", Thread::interrupted, () -> {});
    add(
        plots,
        "interrupted-twice",
        () -> Thread.interrupted() + "," + Thread.interrupted(),
        () -> {});
    add(plots, "park", of(LockSupport::park), () -> {});
    add(plots, "park-timed", of(() -> LockSupport.parkNanos(10_000_000_000L)), () -> {});
    add(
        plots,
        "park-twice",
        () -> {
          LockSupport.park();
          boolean first = Thread.interrupted();
          LockSupport.park();
          return first;
        },
        () -> {});
  }

  private static void addMonitors(Map<String, Plot> plots) {
    Object monitor = new Object();
    boolean[] ready = new boolean[1];
    Interruptible notify =
        () -> {
          synchronized (monitor) {
            ready[0] = true;
            monitor.notifyAll();
          }
        };
    add(
        plots,
        "wait",
        () -> {
          synchronized (monitor) {
            while (!ready[0]) {
              monitor.wait();
            }
            return "done";
          }
        },
        notify);
    add(
        plots,
        "wait-once",
        () -> {
          synchronized (monitor) {
            if (!ready[0]) {
              try {
                monitor.wait();
              } catch (InterruptedException e) {
                return "interrupted " + ready[0];
              }
            }
            return "done";
          }
        },
        notify);
    add(
        plots,
        "wait-timed",
        () -> {
          synchronized (monitor) {
            while (!ready[0]) {
              monitor.wait(LONG);
            }
            return "done";
          }
        },
        notify);
    add(
        plots,
        "synchronized",
        () -> {
          synchronized (monitor) {
            return "done " + ready[0];
          }
        },
        notify);
  }

  private static void addLock(Map<String, Plot> plots, String name, Lock lock) {
    Act locked = of(lock::lock);
    Act unlocks = of(lock::unlock);
    plots.put(name, new Plot(locked, of(lock::lock), unlocks));
    plots.put(name + "-interruptibly", new Plot(locked, of(lock::lockInterruptibly), unlocks));
    plots.put(name + "-timed", new Plot(locked, () -> lock.tryLock(LONG, UNIT), unlocks));
  }

  private static void addLocks(Map<String, Plot> plots) {
    addLock(plots, "lock", new ReentrantLock());
    addLock(plots, "fair-lock", new ReentrantLock(true));
    addLock(plots, "write-lock", new ReentrantReadWriteLock().writeLock());
    StampedLock stamped = new StampedLock();
    long[] stamp = new long[1];
    Act locked = () -> stamp[0] = stamped.writeLock();
    Act unlocks = of(() -> stamped.unlockWrite(stamp[0]));
    plots.put(
        "stamped-write", new Plot(locked, () -> stamped.writeLockInterruptibly() != 0, unlocks));
    plots.put(
        "stamped-read", new Plot(locked, () -> stamped.readLockInterruptibly() != 0, unlocks));
    plots.put(
        "stamped-timed", new Plot(locked, () -> stamped.tryWriteLock(LONG, UNIT) != 0, unlocks));
  }

  /** A way to wait for a condition. */
  interface Await {
    void await(Condition condition) throws Exception;
  }

  private static void addCondition(
      Map<String, Plot> plots, String name, boolean fair, Await await) {
    ReentrantLock lock = new ReentrantLock(fair);
    Condition condition = lock.newCondition();
    boolean[] ready = new boolean[1];
    add(
        plots,
        name,
        () -> {
          lock.lock();
          try {
            while (!ready[0]) {
              await.await(condition);
            }
            return "done";
          } catch (InterruptedException e) {
            return "interrupted " + ready[0];
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          ready[0] = true;
          condition.signal();
          lock.unlock();
        });
  }

  private static void addConditions(Map<String, Plot> plots) {
    addCondition(plots, "condition", false, Condition::await);
    addCondition(plots, "condition-nanos", false, c -> c.awaitNanos(10_000_000_000L));
    addCondition(plots, "condition-timed", false, c -> c.await(LONG, UNIT));
    addCondition(
        plots,
        "condition-until",
        false,
        c -> c.awaitUntil(new Date(System.currentTimeMillis() + LONG)));
    addCondition(plots, "condition-deaf", false, Condition::awaitUninterruptibly);
    addCondition(plots, "fair-condition", true, Condition::await);
  }

  private static void addSynchronisers(Map<String, Plot> plots) {
    CountDownLatch latch = new CountDownLatch(1);
    add(plots, "latch", of(latch::await), latch::countDown);
    add(plots, "latch-timed", () -> latch.await(LONG, UNIT), latch::countDown);
    Semaphore semaphore = new Semaphore(0);
    add(plots, "acquire", of(semaphore::acquire), semaphore::release);
    add(plots, "acquire-timed", () -> semaphore.tryAcquire(LONG, UNIT), semaphore::release);
    add(plots, "acquire-deaf", of(semaphore::acquireUninterruptibly), semaphore::release);
    CyclicBarrier barrier = new CyclicBarrier(2);
    add(
        plots,
        "barrier",
        of(barrier::await),
        () -> {
          try {
            barrier.await();
          } catch (BrokenBarrierException e) {
            // the other one was interrupted
          }
        });
    Phaser phaser = new Phaser(1);
    add(plots, "phaser", () -> phaser.awaitAdvanceInterruptibly(0), phaser::arrive);
    add(plots, "phaser-deaf", () -> phaser.awaitAdvance(0), phaser::arrive);
    Exchanger<String> exchanger = new Exchanger<>();
    add(plots, "exchange", () -> exchanger.exchange("a"), () -> {});
  }

  private static void addQueues(Map<String, Plot> plots) {
    ArrayBlockingQueue<String> array = new ArrayBlockingQueue<>(1);
    add(plots, "array-take", array::take, () -> array.offer("a"));
    add(plots, "array-poll", () -> array.poll(LONG, UNIT), () -> array.offer("a"));
    ArrayBlockingQueue<String> full = new ArrayBlockingQueue<>(1);
    full.add("a");
    add(plots, "array-put", of(() -> full.put("b")), full::poll);
    LinkedBlockingQueue<String> linked = new LinkedBlockingQueue<>();
    add(plots, "linked-take", linked::take, () -> linked.offer("a"));
    LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();
    add(plots, "deque-take", deque::take, () -> deque.offer("a"));
    PriorityBlockingQueue<String> priority = new PriorityBlockingQueue<>();
    add(plots, "priority-take", priority::take, () -> priority.offer("a"));
    add(plots, "delay-take", () -> new DelayQueue<>().take(), () -> {});
    SynchronousQueue<String> handover = new SynchronousQueue<>();
    add(plots, "handover-put", of(() -> handover.put("a")), handover::poll);
    add(plots, "handover-take", handover::take, () -> handover.offer("a"));
    LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
    add(plots, "transfer", of(() -> transfer.transfer("a")), transfer::poll);
    add(plots, "transfer-take", transfer::take, () -> transfer.offer("a"));
  }

  private static void addFutures(Map<String, Plot> plots) {
    FutureTask<String> task = new FutureTask<>(() -> "a");
    add(plots, "task-get", task::get, task::run);
    add(plots, "task-get-timed", () -> task.get(LONG, UNIT), task::run);
    CompletableFuture<String> future = new CompletableFuture<>();
    add(plots, "future-get", future::get, () -> future.complete("a"));
    add(plots, "future-get-timed", () -> future.get(LONG, UNIT), () -> future.complete("a"));
    add(plots, "future-join", future::join, () -> future.complete("a"));
    ForkJoinTask<String> fork = ForkJoinTask.adapt(() -> "a");
    add(plots, "fork-get", fork::get, fork::quietlyInvoke);
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, UNIT, new LinkedBlockingQueue<>());
    add(plots, "await-termination", () -> pool.awaitTermination(LONG, UNIT), pool::shutdown);
  }

  // ---- running it

  public static void main() throws Exception {
    String line = System.getProperty(LINE);
    play(
        line,
        what -> {
          throw new AssertionError(what);
        },
        0);
  }

  /** Who is told what became of the operation. */
  interface Audience {
    void told(String what);
  }

  /**
   * Plays a scene.
   *
   * @param pause how long to wait before each thing that is done meanwhile, in nanoseconds
   */
  static Thread play(String line, Audience audience, long pause) throws Exception {
    int space = line.indexOf(' ');
    Plot plot = plots().get(line.substring(0, space));
    plot.before().run();
    Thread worker = new Thread(() -> audience.told(outcome(plot.waits())));
    worker.setDaemon(true);
    Thread starter = new Thread(worker::start);
    if (line.indexOf('s', space) < 0) {
      worker.start();
    }
    for (char c : line.substring(space + 1).toCharArray()) {
      if (pause > 0) {
        LockSupport.parkNanos(pause);
      }
      switch (c) {
        case 'i' -> worker.interrupt();
        case 's' -> starter.start();
        default -> plot.enables().run();
      }
    }
    starter.join(); // it may not have been started
    return worker;
  }

  private static String outcome(Act act) {
    String what;
    try {
      what = String.valueOf(act.run());
    } catch (InterruptedException e) {
      what = "interrupted";
    } catch (Exception e) {
      what = e.toString();
    }
    return what + (Thread.currentThread().isInterrupted() ? " and still so" : "");
  }
}
