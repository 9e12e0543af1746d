package jacquard.runtime.sections;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * A program made of a line of text: what some threads do to one object of the JDK, and to two
 * variables besides. It ends by throwing all that they have seen.
 *
 * <p>The line is the name of the object, then a word for each thread; each letter and digit of a
 * word are an operation and its argument. {@code A} and {@code B} write a variable, {@code a} and
 * {@code b} read it.
 */
@SuppressWarnings({"LockNotBeforeTry", "StringSplitter"}) // nothing fails between the two
public final class Trial {
  static final String LINE = "jacquard.trial";

  static volatile int first;
  static volatile int second;

  private Trial() {}

  /** An object and what can be done to it. */
  interface Tried {
    Object act(char operation, int argument) throws Exception;
  }

  public static void main() throws InterruptedException {
    String[] words = System.getProperty(LINE).split(" ");
    Tried tried = tried(words[0]);
    List<Actor> actors = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      actors.add(new Actor(tried, words[i]));
    }
    for (Actor actor : actors) {
      actor.start();
    }
    StringBuilder seen = new StringBuilder();
    for (Actor actor : actors) {
      actor.join();
      seen.append(actor.seen).append('|');
    }
    throw new AssertionError(seen.toString());
  }

  private static final class Actor extends Thread {
    private final Tried tried;
    private final String word;
    final StringBuilder seen = new StringBuilder();

    Actor(Tried tried, String word) {
      this.tried = tried;
      this.word = word;
    }

    @Override
    public void run() {
      for (int i = 0; i < word.length(); i += 2) {
        char operation = word.charAt(i);
        int argument = word.charAt(i + 1) - '0';
        switch (operation) {
          case 'A' -> first = argument;
          case 'B' -> second = argument;
          case 'a' -> see(first);
          case 'b' -> see(second);
          default -> {
            try {
              see(tried.act(operation, argument));
            } catch (Exception e) {
              see(e.getClass().getSimpleName());
            }
          }
        }
      }
    }

    private void see(Object value) {
      seen.append(value).append(' ');
    }
  }

  private static Tried tried(String name) {
    return switch (name) {
      case "map" -> map();
      case "queue" -> queue();
      case "deque" -> deque();
      case "skiplist" -> skipList();
      case "transfer" -> transfer();
      case "handover" -> handover();
      case "semaphore" -> semaphore(new Semaphore(1));
      case "fair-semaphore" -> semaphore(new Semaphore(1, true));
      case "read-write" -> readWrite(new ReentrantReadWriteLock());
      case "fair-read-write" -> readWrite(new ReentrantReadWriteLock(true));
      case "fair-lock" -> fairLock();
      case "stamped" -> stamped();
      case "phaser" -> phaser();
      case "exchanger" -> exchanger();
      case "future" -> future();
      case "pool" -> pool();
      case "fork-join" -> forkJoin();
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static Tried map() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    return (operation, k) ->
        switch (operation) {
          case 'g' -> map.get(k);
          case 'p' -> map.put(k, 10 + k);
          case 'i' -> map.putIfAbsent(k, 20 + k);
          case 'd' -> map.remove(k);
          case 'r' -> map.replace(k, 30 + k);
          case 's' -> map.size();
          case 'm' -> map.merge(k, 1, (x, y) -> x + y + first);
          case 'c' -> map.computeIfAbsent(k, _ -> second);
          default -> listed(map.keySet().iterator());
        };
  }

  private static String listed(Iterator<?> iterator) {
    StringBuilder all = new StringBuilder("[");
    while (iterator.hasNext()) {
      all.append(iterator.next()).append(',');
    }
    return all.append(']').toString();
  }

  private static Tried queue() {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    return (operation, k) ->
        switch (operation) {
          case 'o' -> queue.offer(k);
          case 'p' -> queue.poll();
          case 'k' -> queue.peek();
          case 's' -> queue.size();
          case 'd' -> queue.remove(k);
          default -> listed(queue.iterator());
        };
  }

  private static Tried deque() {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    return (operation, k) ->
        switch (operation) {
          case 'f' -> deque.offerFirst(k);
          case 'l' -> deque.offerLast(k);
          case 'p' -> deque.pollFirst();
          case 'q' -> deque.pollLast();
          case 'k' -> deque.peekFirst();
          default -> deque.peekLast();
        };
  }

  private static Tried skipList() {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    return (operation, k) ->
        switch (operation) {
          case 'p' -> map.put(k, 10 + k);
          case 'g' -> map.get(k);
          case 'd' -> map.remove(k);
          case 'i' -> map.putIfAbsent(k, 20 + k);
          case 's' -> map.size();
          case 'f' -> key(map.firstEntry());
          default -> key(map.pollFirstEntry());
        };
  }

  private static Object key(Map.Entry<Integer, Integer> entry) {
    return entry == null ? "none" : entry.getKey();
  }

  private static Tried transfer() {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    return (operation, k) ->
        switch (operation) {
          case 'o' -> queue.offer(k);
          case 'p' -> queue.poll();
          case 't' -> queue.take();
          case 'r' -> queue.tryTransfer(k);
          case 'w' -> queue.hasWaitingConsumer();
          default -> queue.size();
        };
  }

  private static Tried handover() {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    return (operation, k) ->
        switch (operation) {
          case 'o' -> queue.offer(k);
          case 'p' -> queue.poll();
          case 't' -> queue.take();
          default -> {
            queue.put(k);
            yield "put";
          }
        };
  }

  private static Tried semaphore(Semaphore semaphore) {
    return (operation, k) ->
        switch (operation) {
          case 'a' -> semaphore.availablePermits();
          case 't' -> semaphore.tryAcquire();
          case 'q' -> semaphore.hasQueuedThreads();
          case 'd' -> semaphore.drainPermits();
          case 'g' -> {
            semaphore.release();
            yield "given";
          }
          default -> {
            semaphore.acquire();
            yield "taken";
          }
        };
  }

  private static Tried readWrite(ReentrantReadWriteLock lock) {
    int[] value = new int[1];
    return (operation, k) ->
        switch (operation) {
          case 'r' -> {
            lock.readLock().lock();
            int read = value[0];
            lock.readLock().unlock();
            yield read;
          }
          case 'w' -> {
            lock.writeLock().lock();
            int before = value[0]++;
            lock.writeLock().unlock();
            yield before;
          }
          case 'd' -> {
            lock.writeLock().lock();
            value[0]++;
            lock.readLock().lock();
            lock.writeLock().unlock();
            int read = value[0];
            lock.readLock().unlock();
            yield read;
          }
          case 't' -> {
            boolean got = lock.writeLock().tryLock();
            if (got) {
              lock.writeLock().unlock();
            }
            yield got;
          }
          case 'q' -> lock.hasQueuedThreads();
          default -> lock.getReadLockCount() + (lock.isWriteLocked() ? 10 : 0);
        };
  }

  private static Tried fairLock() {
    ReentrantLock lock = new ReentrantLock(true);
    int[] value = new int[1];
    return (operation, k) ->
        switch (operation) {
          case 'l' -> {
            lock.lock();
            int before = value[0]++;
            lock.unlock();
            yield before;
          }
          case 't' -> {
            boolean got = lock.tryLock();
            if (got) {
              lock.unlock();
            }
            yield got;
          }
          case 'q' -> lock.hasQueuedThreads();
          default -> lock.getQueueLength();
        };
  }

  private static Tried stamped() {
    StampedLock lock = new StampedLock();
    int[] value = new int[1];
    return (operation, k) ->
        switch (operation) {
          case 'w' -> {
            long stamp = lock.writeLock();
            int before = value[0]++;
            lock.unlockWrite(stamp);
            yield before;
          }
          case 'r' -> {
            long stamp = lock.readLock();
            int read = value[0];
            lock.unlockRead(stamp);
            yield read;
          }
          case 'o' -> {
            long stamp = lock.tryOptimisticRead();
            int read = value[0];
            yield lock.validate(stamp) ? read : "changed";
          }
          case 'l' -> lock.tryWriteLock();
          case 'u' -> lock.tryUnlockWrite();
          case 'v' -> lock.tryUnlockRead();
          case 'c' -> lock.tryConvertToReadLock(lock.tryWriteLock());
          default -> lock.isWriteLocked();
        };
  }

  private static Tried phaser() {
    Phaser phaser = new Phaser(2);
    return (operation, k) ->
        switch (operation) {
          case 'r' -> phaser.arrive();
          case 'w' -> phaser.arriveAndAwaitAdvance();
          case 'd' -> phaser.arriveAndDeregister();
          case 'g' -> phaser.register();
          case 'n' -> phaser.getArrivedParties();
          default -> phaser.getPhase();
        };
  }

  private static Tried exchanger() {
    Exchanger<Integer> exchanger = new Exchanger<>();
    return (operation, k) -> exchanger.exchange(k);
  }

  private static Tried future() {
    FutureTask<Object> task =
        new FutureTask<>(
            () -> {
              second = 7;
              boolean interrupted = Thread.currentThread().isInterrupted();
              return first + (interrupted ? "!" : "");
            });
    return (operation, k) ->
        switch (operation) {
          case 'r' -> {
            task.run();
            yield Thread.interrupted();
          }
          case 'g' -> value(task);
          case 'c' -> task.cancel(k % 2 == 0);
          case 'd' -> task.isDone();
          case 's' -> task.state();
          default -> task.isCancelled();
        };
  }

  private static Object value(FutureTask<Object> task) throws InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      return "failed";
    }
  }

  private static Tried pool() {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    AtomicInteger done = new AtomicInteger();
    Runnable task =
        () -> {
          first = 5;
          done.addAndGet(Thread.currentThread().isInterrupted() ? 10 : 1);
        };
    return (operation, k) ->
        switch (operation) {
          case 'e' -> {
            pool.execute(task);
            yield "executed";
          }
          case 's' -> pool.submit(() -> second + done.get()).get();
          case 'h' -> {
            pool.shutdown();
            yield "shut";
          }
          case 'n' -> pool.shutdownNow().size();
          case 'i' -> pool.isShutdown();
          case 't' -> pool.isTerminated();
          case 'c' -> pool.getPoolSize();
          default -> done.get();
        };
  }

  private static Tried forkJoin() {
    ForkJoinPool pool = new ForkJoinPool(1);
    AtomicInteger done = new AtomicInteger();
    return (operation, k) ->
        switch (operation) {
          case 'e' -> {
            pool.execute(
                () -> {
                  first = 5;
                  done.incrementAndGet();
                });
            yield "executed";
          }
          case 's' -> pool.submit(() -> second + done.get()).get();
          case 'i' -> {
            ForkJoinTask<Integer> task = ForkJoinTask.adapt(done::incrementAndGet);
            yield pool.invoke(task);
          }
          case 'h' -> {
            pool.shutdown();
            yield pool.isShutdown();
          }
          default -> done.get();
        };
  }
}
