package jacquard.runtime.rewrite;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeMap;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One small program for each construct of the JDK that is rewritten. Run in a worker JVM, without
 * control by {@link #main} and under it by {@link WorkerMain}.
 */
@SuppressWarnings({
  "JdkObsolete",
  "LockNotBeforeTry",
  "ModifyCollectionInEnhancedForLoop",
  "NonAtomicVolatileUpdate",
  "ThreadPriorityCheck",
  "UnnecessaryAsync",
  "unused"
}) // what is tested is what is advised against
final class Constructs {
  private static final VarHandle PLAIN;
  private static final VarHandle SHARED;
  private static final AtomicIntegerFieldUpdater<Constructs> UPDATED =
      AtomicIntegerFieldUpdater.newUpdater(Constructs.class, "updated");
  private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 5);

  static {
    try {
      PLAIN = MethodHandles.lookup().findVarHandle(Constructs.class, "plain", int.class);
      SHARED = MethodHandles.lookup().findStaticVarHandle(Constructs.class, "shared", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static volatile int shared;

  private int plain;
  private volatile int updated;

  private Constructs() {}

  /** Runs what gives the same result in every run even without control. */
  public static void main(String[] methods) throws Exception {
    for (String method : methods) {
      System.out.println(method + ": " + Constructs.class.getDeclaredMethod(method).invoke(null));
    }
  }

  interface Body {
    void run() throws Exception;
  }

  private static Thread start(Body body) {
    Thread thread =
        new Thread(
            () -> {
              try {
                body.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    thread.start();
    return thread;
  }

  static Object hashMap() {
    Map<String, Integer> map = new HashMap<>();
    for (int i = 0; i < 100; i++) {
      map.merge("k" + i % 3, 1, Integer::sum);
    }
    return new TreeMap<>(map);
  }

  static Object threads() throws Exception {
    AtomicInteger count = new AtomicInteger();
    List<Integer> list = new Vector<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      threads.add(
          start(
              () -> {
                list.add(count.incrementAndGet());
              }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return count + " " + list.size() + " " + threads.getFirst().isAlive();
  }

  static Object monitor() throws Exception {
    Object lock = new Object();
    int[] value = {0};
    synchronized (lock) {
      start(
          () -> {
            synchronized (lock) {
              value[0] = 1;
              lock.notifyAll();
            }
          });
      while (value[0] == 0) {
        lock.wait();
      }
    }
    return value[0];
  }

  static Object reentrantLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition changed = lock.newCondition();
    int[] value = {0};
    lock.lock();
    try {
      start(
          () -> {
            lock.lock();
            try {
              value[0] = 1;
              changed.signalAll();
            } finally {
              lock.unlock();
            }
          });
      while (value[0] == 0) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
    return value[0] + " " + lock.isLocked();
  }

  static Object readWriteLock() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    Thread writer =
        start(
            () -> {
              lock.writeLock().lock();
              lock.writeLock().unlock();
            });
    lock.readLock().unlock();
    writer.join();
    return lock.isWriteLocked();
  }

  static Object stampedLock() {
    StampedLock lock = new StampedLock();
    long stamp = lock.tryOptimisticRead();
    boolean before = lock.validate(stamp);
    lock.unlockWrite(lock.writeLock());
    return before + " " + lock.validate(stamp);
  }

  static Object semaphore() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    start(semaphore::release);
    semaphore.acquire();
    return semaphore.availablePermits();
  }

  static Object latch() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    start(latch::countDown);
    start(latch::countDown);
    latch.await();
    return latch.getCount() + " " + latch.await(1, TimeUnit.SECONDS);
  }

  static Object barrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread other = start(() -> awaitUnchecked(barrier));
    barrier.await();
    other.join();
    return barrier.getNumberWaiting();
  }

  private static void awaitUnchecked(CyclicBarrier barrier)
      throws InterruptedException, BrokenBarrierException {
    barrier.await();
  }

  static Object phaser() throws Exception {
    Phaser phaser = new Phaser(2);
    Thread other = start(phaser::arriveAndAwaitAdvance);
    int phase = phaser.arriveAndAwaitAdvance();
    other.join();
    return phase;
  }

  static Object exchanger() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    String[] theirs = {""};
    Thread other = start(() -> theirs[0] = exchanger.exchange("a"));
    String ours = exchanger.exchange("b");
    other.join();
    return ours + theirs[0];
  }

  static Object queues() throws Exception {
    BlockingQueue<Integer> direct = new SynchronousQueue<>();
    start(() -> direct.put(7));
    BlockingQueue<Integer> linked = new LinkedBlockingQueue<>(1);
    linked.put(1);
    return direct.take() + " " + linked.take() + " " + linked.poll(1, TimeUnit.MILLISECONDS);
  }

  static Object executor() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    Future<String> future = executor.submit(() -> Thread.currentThread().getName());
    String name = future.get();
    executor.shutdown();
    return name + " " + executor.awaitTermination(10, TimeUnit.SECONDS);
  }

  static Object scheduledExecutor() throws Exception {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    try {
      return executor.schedule(() -> "later", 1, TimeUnit.MILLISECONDS).get();
    } finally {
      executor.shutdownNow();
    }
  }

  static Object virtualThreads() throws Exception {
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Integer> future =
          executor.submit(
              () -> {
                Thread.sleep(1);
                return Thread.currentThread().isVirtual() ? 1 : 0;
              });
      return future.get();
    }
  }

  static Object completableFuture() throws Exception {
    return CompletableFuture.supplyAsync(() -> "done").thenApply(String::length).get();
  }

  static Object forkJoinPool() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      return pool.submit(() -> IntStream.range(0, 100).parallel().sum()).get();
    }
  }

  static Object parallelStream() {
    return IntStream.range(0, 1000).parallel().map(i -> i * 2).sum();
  }

  static Object stream() {
    return Stream.of(3, 1, 2).sorted().map(i -> "x" + i).collect(Collectors.joining(","));
  }

  static Object timer() throws Exception {
    Timer timer = new Timer(true);
    CountDownLatch fired = new CountDownLatch(1);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            fired.countDown();
          }
        },
        1);
    return fired.await(10, TimeUnit.SECONDS);
  }

  static Object concurrentMap() {
    Map<Object, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 50; i++) {
      map.put(i, i);
    }
    return map.computeIfAbsent("x", _ -> 1) + map.size();
  }

  static Object skipList() {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    for (int i = 0; i < 40; i++) {
      map.put(i, i);
    }
    return map.headMap(5).size();
  }

  static Object copyOnWrite() {
    List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
    for (int i : list) {
      list.add(i);
    }
    return list;
  }

  static Object varHandles() {
    Constructs object = new Constructs();
    shared = 0;
    boolean set = PLAIN.compareAndSet(object, 0, 1);
    int before = (int) SHARED.getAndAdd(3);
    return set + " " + object.plain + " " + before + " " + shared + " " + PLAIN.getAcquire(object);
  }

  static Object fieldUpdater() {
    Constructs object = new Constructs();
    return UPDATED.incrementAndGet(object) + object.updated;
  }

  static Object adder() throws Exception {
    LongAdder adder = new LongAdder();
    Thread other = start(adder::increment);
    adder.increment();
    other.join();
    return adder.sum();
  }

  static Object threadLocals() throws Exception {
    LOCAL.set(6);
    int[] theirs = {0};
    start(() -> theirs[0] = LOCAL.get()).join();
    return LOCAL.get() + " " + theirs[0];
  }

  static Object inheritedLocals() throws Exception {
    InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
    local.set("inherited");
    String[] theirs = {""};
    start(() -> theirs[0] = local.get()).join();
    return theirs[0];
  }

  static Object interrupts() throws Exception {
    boolean[] woken = {false};
    Thread sleeper =
        new Thread(
            () -> {
              try {
                Thread.sleep(1_000_000);
              } catch (InterruptedException e) {
                woken[0] = !Thread.currentThread().isInterrupted();
              }
            });
    sleeper.start();
    Thread.yield();
    sleeper.interrupt();
    sleeper.join();
    return woken[0];
  }

  static Object threadGroups() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> {}, "member");
    thread.start();
    thread.join();
    return group.getName() + " " + thread.getName();
  }

  static Object stringBuffer() {
    return new StringBuffer().append(1).append("x").reverse().toString();
  }

  static Object output() {
    return String.format("%d %s %.2f", 1, "x", 2.5);
  }

  static Object reflection() throws Exception {
    return Constructs.class.getDeclaredMethod("stream").invoke(null);
  }

  // ---- what differs from run to run without control

  static Object identity() {
    Set<Object> set = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      set.add(new Object());
    }
    return set.stream().map(Object::hashCode).toList() + " " + new Object();
  }

  static Object random() {
    return new Random().nextInt()
        + " "
        + ThreadLocalRandom.current().nextInt()
        + " "
        + UUID.randomUUID().version()
        + " "
        + new SplittableRandom().nextInt()
        + " "
        + Math.random();
  }

  @SuppressWarnings("JavaUtilDate")
  static Object clock() {
    return System.nanoTime()
        + " "
        + System.currentTimeMillis()
        + " "
        + Instant.now()
        + " "
        + new Date().getTime();
  }

  static Object names() {
    return new Thread().getName() + " " + new Thread().threadId();
  }
}
