package jacquard.check.selftest;

import java.util.List;

/** What {@code java.util.concurrent} has. */
final class ConcurrentFeatures {
  static final List<Feature> ALL =
      List.of(
          Feature.named("atomic integer")
              .fields("final AtomicInteger ai# = new AtomicInteger();")
              .does(
                  "ai#.incrementAndGet()",
                  "ai#.compareAndSet(0, 5)",
                  "ai#.get()",
                  "ai#.getAndUpdate(x -> x * 2 + 1)",
                  "ai#.accumulateAndGet(3, Math::max)",
                  "ai#.getAndSet(7)",
                  "ai#.set(4);")
              .ends("ai#"),
          Feature.named("atomic long and boolean")
              .fields(
                  "final AtomicLong al# = new AtomicLong(1);",
                  "final AtomicBoolean ab# = new AtomicBoolean();")
              .does(
                  "al#.getAndAdd(2)",
                  "ab#.compareAndSet(false, true)",
                  "ab#.get() ? al#.get() : -1",
                  "ab#.getAndSet(false)",
                  "al#.updateAndGet(x -> -x)")
              .ends("al#", "ab#"),
          Feature.named("atomic references")
              .fields(
                  "final AtomicReference<String> ar# = new AtomicReference<>(\"a\");",
                  "final AtomicStampedReference<String> as# = new AtomicStampedReference<>(\"s\","
                      + " 0);",
                  "final AtomicMarkableReference<String> am# = new AtomicMarkableReference<>(\"m\","
                      + " false);")
              .does(
                  "ar#.getAndUpdate(x -> x + \"b\")",
                  "ar#.get()",
                  "ar#.compareAndSet(\"a\", \"c\")",
                  "as#.compareAndSet(\"s\", \"t\", 0, 1)",
                  "as#.getStamp()",
                  "am#.attemptMark(\"m\", true)",
                  "am#.isMarked()")
              .ends("ar#", "as#.getReference()"),
          Feature.named("atomic arrays and updaters")
              .types("static class Node# { volatile int num; volatile String str = \"x\"; }")
              .fields(
                  "final AtomicIntegerArray aa# = new AtomicIntegerArray(2);",
                  "final Node# node# = new Node#();",
                  "static final AtomicIntegerFieldUpdater<Node#> NUM# ="
                      + " AtomicIntegerFieldUpdater.newUpdater(Node#.class, \"num\");",
                  "static final AtomicReferenceFieldUpdater<Node#, String> STR# ="
                      + " AtomicReferenceFieldUpdater.newUpdater(Node#.class, String.class,"
                      + " \"str\");")
              .does(
                  "aa#.incrementAndGet(0)",
                  "aa#.addAndGet(1, aa#.get(0))",
                  "aa#.toString()",
                  "NUM#.getAndIncrement(node#)",
                  "STR#.compareAndSet(node#, \"x\", \"y\")",
                  "node#.num",
                  "node#.str")
              .ends("aa#", "node#.num"),
          Feature.named("adders")
              .fields(
                  "final LongAdder add# = new LongAdder();",
                  "final LongAccumulator acc# = new LongAccumulator(Long::max, 0);")
              .does(
                  "add#.increment();",
                  "add#.sum()",
                  "add#.add(3);",
                  "acc#.accumulate(4);",
                  "acc#.get()",
                  "add#.sumThenReset()")
              .ends("add#", "acc#"),
          Feature.named("reentrant lock")
              .fields("final ReentrantLock lock# = new ReentrantLock();", "int guarded#;")
              .does(
                  "{ lock#.lock(); try { r = guarded#++; } finally { lock#.unlock(); } }",
                  "{ if (lock#.tryLock()) { try { r = guarded#++; } finally { lock#.unlock(); } }"
                      + " else { r = \"busy\"; } }",
                  "{ lock#.lock(); lock#.lock(); r = lock#.getHoldCount(); lock#.unlock();"
                      + " lock#.unlock(); }",
                  "lock#.isLocked()",
                  "lock#.unlock();",
                  "{ lock#.lockInterruptibly(); r = guarded#; lock#.unlock(); }")
              .ends("guarded#", "lock#.isLocked()"),
          Feature.named("fair lock")
              .fields("final ReentrantLock fair# = new ReentrantLock(true);", "int fairly#;")
              .does(
                  "{ fair#.lock(); try { r = fairly#++; } finally { fair#.unlock(); } }",
                  "fair#.hasQueuedThreads()",
                  "{ if (fair#.tryLock()) { fairly# += 10; fair#.unlock(); } }")
              .ends("fairly#"),
          Feature.named("condition")
              .fields(
                  "final ReentrantLock cl# = new ReentrantLock();",
                  "final Condition nonEmpty# = cl#.newCondition();",
                  "int items#;")
              .does(
                  "{ cl#.lock(); try { items#++; nonEmpty#.signal(); } finally { cl#.unlock(); } }",
                  "{ cl#.lock(); try { items# += 2; nonEmpty#.signalAll(); } finally {"
                      + " cl#.unlock(); } }",
                  "{ cl#.lock(); try { while (items# == 0) { nonEmpty#.await(); } r = items#--; }"
                      + " finally { cl#.unlock(); } }",
                  "{ cl#.lock(); try { r = cl#.hasWaiters(nonEmpty#); } finally { cl#.unlock(); }"
                      + " }",
                  "nonEmpty#.signal();")
              .ends("items#"),
          Feature.named("read-write lock")
              .fields(
                  "final ReentrantReadWriteLock rw# = new ReentrantReadWriteLock();", "int data#;")
              .does(
                  "{ rw#.readLock().lock(); r = data#; rw#.readLock().unlock(); }",
                  "{ rw#.writeLock().lock(); r = data#++; rw#.writeLock().unlock(); }",
                  "{ rw#.writeLock().lock(); data#++; rw#.readLock().lock();"
                      + " rw#.writeLock().unlock(); r = data#; rw#.readLock().unlock(); }",
                  "{ if (rw#.writeLock().tryLock()) { data# += 10; rw#.writeLock().unlock(); } else"
                      + " { r = \"busy\"; } }",
                  "rw#.getReadLockCount()")
              .ends("data#"),
          Feature.named("stamped lock")
              .fields("final StampedLock st# = new StampedLock();", "volatile int stv#;")
              .does(
                  "{ long s = st#.writeLock(); stv#++; r = stv#; st#.unlockWrite(s); }",
                  "{ long s = st#.readLock(); r = stv#; st#.unlockRead(s); }",
                  "{ long s = st#.tryOptimisticRead(); int x = stv#; r = st#.validate(s) ? x :"
                      + " \"changed\"; }",
                  "{ long s = st#.tryWriteLock(); if (s != 0) { stv# += 10; st#.unlock(s); } else {"
                      + " r = \"busy\"; } }")
              .ends("stv#"),
          Feature.named("latch")
              .fields("final CountDownLatch latch# = new CountDownLatch(1);", "int beforeLatch#;")
              .does(
                  "latch#.countDown();",
                  "{ beforeLatch# = 3; latch#.countDown(); }",
                  "{ latch#.await(); r = beforeLatch#; }",
                  "latch#.getCount()")
              .ends("latch#.getCount()"),
          Feature.named("barrier")
              .fields(
                  "final CyclicBarrier bar# = new CyclicBarrier(2, () -> this.crossed#++);",
                  "int crossed#;")
              .does("bar#.await()", "bar#.getNumberWaiting()", "bar#.reset();", "bar#.isBroken()")
              .ends("crossed#"),
          Feature.named("semaphore")
              .fields("final Semaphore sem# = new Semaphore(1);", "volatile int in#;")
              .does(
                  "{ sem#.acquire(); r = ++in#; sem#.release(); }",
                  "sem#.tryAcquire()",
                  "sem#.release();",
                  "sem#.availablePermits()",
                  "sem#.drainPermits()")
              .ends("sem#.availablePermits()"),
          Feature.named("phaser")
              .fields("final Phaser ph# = new Phaser(2);")
              .does(
                  "ph#.arrive()",
                  "ph#.arriveAndAwaitAdvance()",
                  "ph#.arriveAndDeregister()",
                  "ph#.register()",
                  "ph#.getPhase()",
                  "ph#.getUnarrivedParties()")
              .ends("ph#.getPhase()"),
          Feature.named("exchanger")
              .fields("final Exchanger<String> ex# = new Exchanger<>();")
              .does("ex#.exchange(\"a\")", "ex#.exchange(\"b\")"),
          Feature.named("concurrent queues")
              .fields(
                  "final ConcurrentLinkedQueue<Integer> clq# = new ConcurrentLinkedQueue<>();",
                  "final ConcurrentLinkedDeque<Integer> cld# = new ConcurrentLinkedDeque<>();")
              .does(
                  "clq#.offer(1)",
                  "clq#.poll()",
                  "clq#.offer(2)",
                  "clq#.size()",
                  "cld#.addFirst(3);",
                  "cld#.pollLast()",
                  "cld#.addLast(4);",
                  "clq#.peek()",
                  "new ArrayList<>(clq#).toString()")
              .ends("clq#", "cld#"),
          Feature.named("blocking queue")
              .fields("final BlockingQueue<Integer> bq# = new LinkedBlockingQueue<>(1);")
              .does(
                  "bq#.offer(1)",
                  "bq#.put(2);",
                  "bq#.take()",
                  "bq#.poll()",
                  "bq#.size()",
                  "bq#.drainTo(new ArrayList<>())",
                  "bq#.remainingCapacity()",
                  "bq#.clear();")
              .ends("bq#"),
          Feature.named("array blocking queue")
              .fields("final ArrayBlockingQueue<Integer> abq# = new ArrayBlockingQueue<>(1);")
              .does(
                  "abq#.offer(1)",
                  "abq#.put(2);",
                  "abq#.take()",
                  "abq#.poll()",
                  "abq#.size()",
                  "abq#.drainTo(new ArrayList<>())",
                  "abq#.add(3)",
                  "abq#.clear();")
              .ends("abq#"),
          Feature.named("priority and delay queues")
              .fields(
                  "final PriorityBlockingQueue<Integer> pq# = new PriorityBlockingQueue<>();",
                  "final LinkedBlockingDeque<Integer> lbd# = new LinkedBlockingDeque<>(2);")
              .does(
                  "pq#.offer(2)",
                  "pq#.offer(1)",
                  "pq#.poll()",
                  "pq#.take()",
                  "pq#.peek()",
                  "lbd#.offerFirst(5)",
                  "lbd#.pollLast()",
                  "lbd#.putLast(6);",
                  "lbd#.takeFirst()")
              .ends("pq#", "lbd#"),
          Feature.named("hand-over queues")
              .fields(
                  "final SynchronousQueue<Integer> sq# = new SynchronousQueue<>();",
                  "final LinkedTransferQueue<Integer> ltq# = new LinkedTransferQueue<>();")
              .does(
                  "sq#.offer(1)",
                  "sq#.poll()",
                  "sq#.put(2);",
                  "sq#.take()",
                  "ltq#.tryTransfer(3)",
                  "ltq#.put(4);",
                  "ltq#.poll()",
                  "ltq#.take()",
                  "ltq#.hasWaitingConsumer()"),
          Feature.named("concurrent map")
              .fields("final ConcurrentHashMap<String, Integer> chm# = new ConcurrentHashMap<>();")
              .does(
                  "chm#.put(\"a\", 1)",
                  "chm#.putIfAbsent(\"a\", 2)",
                  "chm#.merge(\"a\", 1, Integer::sum)",
                  "chm#.computeIfAbsent(\"b\", k -> chm#.size())",
                  "chm#.get(\"a\")",
                  "chm#.remove(\"a\")",
                  "chm#.size()",
                  "chm#.replace(\"a\", 1, 9)",
                  "chm#.compute(\"a\", (k, x) -> x == null ? 5 : null)",
                  "chm#.containsKey(\"b\")")
              .ends("chm#"),
          Feature.named("skip list")
              .fields(
                  "final ConcurrentSkipListMap<Integer, String> skm# = new"
                      + " ConcurrentSkipListMap<>();",
                  "final ConcurrentSkipListSet<Integer> sks# = new ConcurrentSkipListSet<>();")
              .does(
                  "skm#.put(1, \"a\")",
                  "skm#.firstEntry()",
                  "skm#.pollFirstEntry() == null",
                  "skm#.putIfAbsent(2, \"b\")",
                  "skm#.ceilingKey(1)",
                  "sks#.add(3)",
                  "sks#.pollFirst()",
                  "sks#.size()")
              .ends("skm#", "sks#"),
          Feature.named("copy on write")
              .fields(
                  "final CopyOnWriteArrayList<Integer> cow# = new"
                      + " CopyOnWriteArrayList<>(List.of(1));",
                  "final CopyOnWriteArraySet<Integer> cws# = new CopyOnWriteArraySet<>();")
              .does(
                  "cow#.add(2)",
                  "cow#.addIfAbsent(2)",
                  "cow#.size()",
                  "{ int s = 0; for (int i : cow#) { s += i; } r = s; }",
                  "cow#.remove(0)",
                  "cws#.add(4)",
                  "cws#.contains(4)")
              .ends("cow#", "cws#"),
          Feature.named("future task")
              .fields(
                  "volatile int ran#;",
                  "final FutureTask<Integer> ft# = new FutureTask<>(() -> ++this.ran#);")
              .does(
                  "ft#.run();",
                  "ft#.get()",
                  "ft#.isDone()",
                  "ft#.cancel(false)",
                  "ft#.isCancelled()")
              .ends("ran#"),
          Feature.named("completable future")
              .fields(
                  "final CompletableFuture<Integer> cf# = new CompletableFuture<>();",
                  "volatile int after#;")
              .does(
                  "cf#.complete(1)",
                  "cf#.complete(2)",
                  "cf#.join()",
                  "cf#.getNow(-1)",
                  "cf#.completeExceptionally(new IllegalStateException())",
                  "{ cf#.thenAccept(x -> after# += x); }",
                  "cf#.thenApply(x -> x + 1).getNow(-2)",
                  "cf#.handle((x, e) -> e == null).getNow(null)",
                  "cf#.isDone()")
              .ends("after#"),
          Feature.named("fixed pool")
              .fields(
                  "final ExecutorService pool# = Executors.newFixedThreadPool(1);",
                  "final AtomicInteger tasks# = new AtomicInteger();")
              .does(
                  "pool#.submit(() -> tasks#.incrementAndGet()).get()",
                  "pool#.execute(tasks#::incrementAndGet);",
                  "tasks#.get()",
                  "pool#.shutdown();",
                  "pool#.isShutdown()",
                  "pool#.invokeAll(List.of(tasks#::incrementAndGet)).get(0).get()")
              .cleansUp("pool#.shutdownNow();"),
          Feature.named("virtual threads")
              .fields(
                  "final ExecutorService vt# = Executors.newVirtualThreadPerTaskExecutor();",
                  "final AtomicInteger done# = new AtomicInteger();")
              .does(
                  "vt#.submit(() -> done#.incrementAndGet()).get()",
                  "vt#.execute(() -> done#.addAndGet(10));",
                  "done#.get()")
              .cleansUp("vt#.shutdownNow();"),
          Feature.named("fork and join")
              .fields(
                  "final ForkJoinPool fj# = new ForkJoinPool(1);",
                  "final AtomicInteger forked# = new AtomicInteger();")
              .does(
                  "fj#.submit(() -> forked#.incrementAndGet()).get()",
                  "fj#.invoke(ForkJoinTask.adapt(() -> forked#.addAndGet(2)))",
                  "forked#.get()")
              .cleansUp("fj#.shutdownNow();"),
          Feature.named("parking")
              .fields("volatile Thread parked#;", "volatile boolean go#;")
              .does(
                  "{ parked# = Thread.currentThread(); while (!go#) { LockSupport.park(); if"
                      + " (Thread.interrupted()) { throw new InterruptedException(); } } }",
                  "{ go# = true; LockSupport.unpark(parked#); }",
                  "{ go# = true; }",
                  "go#"));

  private ConcurrentFeatures() {}
}
