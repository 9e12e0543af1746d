package jacquard.check.selftest;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;

/**
 * Threads that run parts of programs, at once or in turn. They get many programs in one go and meet
 * before each, but not for long: so one is sometimes ahead, and none waits for the operating system
 * to notice it.
 */
final class PlainThreads {
  static final String ENDLESS = "endless";

  /** How long a thread waits for the others before it goes ahead. */
  private static final int SPINS = 300;

  /** A run that takes longer is looked at. */
  private static final long SOON = 15_000_000L;

  /** A run that takes longer is given up. */
  private static final long LATE = 1_500_000_000L;

  /** Who runs for so long without using more of a processor than this does not run. */
  private static final long BUSY = 5_000_000L;

  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

  private static final int LOOKS = 25;

  private final List<Member> members = new ArrayList<>();
  private final Thread owner = Thread.currentThread();

  /** Left behind by other programs, perhaps for ever; what those do with this one is nothing. */
  private final Set<Thread> others = Set.copyOf(threads());

  private String mover = "";
  private volatile Work work =
      new Work(0, List.of(), List.of(), List.of(), new AtomicIntegerArray(0), new AtomicInteger());

  /** Thrown when a run neither ends nor blocks for good. */
  static final class EndlessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EndlessException(String message) {
      super(message);
    }
  }

  /**
   * What there is to do.
   *
   * @param delays of thread after thread for each program: how long it hesitates
   * @param order in which one runs after the other; all at once if empty
   * @param arrived for each program, how many have begun their parts
   * @param turns how many parts have ended, where one runs after the other
   */
  private record Work(
      int number,
      List<IntFunction<String>> programs,
      List<Integer> delays,
      List<Integer> order,
      AtomicIntegerArray arrived,
      AtomicInteger turns) {}

  PlainThreads(int threads) {
    for (int i = 0; i < threads; i++) {
      members.add(new Member(i));
    }
    members.forEach(m -> m.thread.start());
  }

  /**
   * Runs programs.
   *
   * @param order in which one thread runs after the other; all at once if empty
   * @return how many came to their end; in the next one threads wait for ever
   */
  int run(List<IntFunction<String>> programs, List<Integer> order, Random random)
      throws InterruptedException {
    List<Integer> delays = new ArrayList<>();
    for (int i = 0; i < members.size() * programs.size(); i++) {
      delays.add(random.nextInt(1 << random.nextInt(10)));
    }
    members.forEach(m -> m.ended = 0);
    members.forEach(m -> m.isAboutToMove = order.isEmpty() || order.getFirst() == m.number);
    work =
        new Work(
            work.number + 1,
            programs,
            delays,
            order,
            new AtomicIntegerArray(programs.size()),
            new AtomicInteger());
    members.forEach(m -> LockSupport.unpark(m.thread));
    long start = System.nanoTime();
    int before = 0;
    long cpu = cpuTime();
    while (true) {
      int ended = members.stream().mapToInt(m -> m.ended).min().orElse(programs.size());
      if (ended == programs.size()) {
        return ended;
      }
      if (ended > before) {
        before = ended;
        start = System.nanoTime();
        cpu = cpuTime();
      }
      LockSupport.parkNanos(SOON);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (System.nanoTime() - start > SOON) {
        if (isStuck(ended)) {
          return ended;
        }
        if (System.nanoTime() - start > LATE) {
          if (cpuTime() - cpu < BUSY) {
            return ended;
          }
          throw new EndlessException(states());
        }
      }
    }
  }

  /** Whether nobody of the program can move; looks several times, since others may wake them. */
  private boolean isStuck(int ended) throws InterruptedException {
    for (int i = 0; i < LOOKS; i++) {
      if (members.stream().mapToInt(m -> m.ended).min().orElse(0) > ended || canMove()) {
        return false;
      }
      Thread.sleep(4);
    }
    return true;
  }

  /** Threads that wait for the initialisation of a class say that they run, but they do not. */
  private long cpuTime() {
    return members.stream().mapToLong(m -> CPU.getThreadCpuTime(m.thread.threadId())).sum();
  }

  private boolean canMove() {
    for (Member m : members) {
      if (m.isAboutToMove) {
        mover = "thread " + m.number + " of the program";
        return true;
      }
    }
    for (Thread t : threads()) {
      boolean waits =
          switch (t.getState()) {
            case BLOCKED, WAITING, TERMINATED, NEW -> true;
            case TIMED_WAITING -> t instanceof ForkJoinWorkerThread; // for work, and not for ever
            case RUNNABLE -> false;
          };
      // pools that the whole JVM has work for every program
      boolean matters =
          !t.equals(owner) && (t instanceof ForkJoinWorkerThread || !others.contains(t));
      if (matters && !waits) {
        mover = t.getName() + " " + t.getState();
        return true;
      }
    }
    return false;
  }

  /** All that the programs of this JVM have started and that have not ended. */
  static List<Thread> threads() {
    Thread[] all = new Thread[Thread.activeCount() + 16];
    int count = Thread.enumerate(all);
    return Arrays.asList(all).subList(0, count);
  }

  private String states() {
    StringBuilder text = new StringBuilder("last moved: " + mover + "; ");
    for (Member m : members) {
      StackTraceElement[] stack = m.thread.getStackTrace();
      text.append(m.thread.getState()).append(' ');
      text.append(stack.length == 0 ? "" : stack[0].toString()).append("; ");
    }
    return text.toString();
  }

  /** The threads end when they have done what they do, or wait for ever. */
  void end() {
    members.forEach(m -> m.isOver = true);
    members.forEach(m -> m.thread.interrupt());
  }

  private final class Member implements Runnable {
    final int number;
    final Thread thread;
    volatile boolean isOver;
    volatile int ended;

    /** Whether it waits for nothing but the operating system. */
    volatile boolean isAboutToMove;

    Member(int number) {
      this.number = number;
      thread = new Thread(this);
      thread.setDaemon(true);
    }

    @Override
    public void run() {
      int last = 0;
      while (!isOver) {
        Work next = work;
        if (next.number == last) {
          LockSupport.park(PlainThreads.this);
        } else {
          last = next.number;
          run(next);
        }
      }
    }

    private void run(Work all) {
      Thread.interrupted(); // by somebody who was late
      for (int i = 0; i < all.programs.size() && !isOver; i++) {
        if (all.order.isEmpty()) {
          meet(all, i);
        } else {
          awaitTurn(all, i);
        }
        if (isOver) {
          return;
        }
        isAboutToMove = false;
        IntFunction<String> program = all.programs.get(i);
        thread.setContextClassLoader(program.getClass().getClassLoader());
        String _ = program.apply(number);
        isAboutToMove = i + 1 < all.programs.size() && all.order.isEmpty();
        ended = i + 1;
        if (!all.order.isEmpty()) {
          pass(all, i);
        }
      }
      LockSupport.unpark(owner);
    }

    /** Whose turn it is next can move from now on. */
    private void pass(Work all, int i) {
      int next = i * members.size() + all.order.indexOf(number) + 1;
      if (next < all.programs.size() * members.size()) {
        members.get(all.order.get(next % members.size())).isAboutToMove = true;
      }
      all.turns.set(next);
      members.forEach(m -> LockSupport.unpark(m.thread));
    }

    private void meet(Work all, int i) {
      all.arrived.incrementAndGet(i);
      for (int spins = 0; spins < SPINS && all.arrived.get(i) < members.size(); spins++) {
        Thread.onSpinWait();
      }
      for (int spins = all.delays.get(i * members.size() + number); spins > 0; spins--) {
        Thread.onSpinWait();
      }
    }

    private void awaitTurn(Work all, int i) {
      while (all.turns.get() < i * members.size() + all.order.indexOf(number) && !isOver) {
        LockSupport.park(PlainThreads.this);
      }
    }
  }
}
