package jacquard.litmus;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.ProgramBuilder;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.List;

/** Java's wait, notify and notifyAll. */
final class Monitors {
  private static final Expression.Local FLAG = local("seen");
  private static final Expression.Local COUNT = local("n");

  private Monitors() {}

  static List<Shape> shapes() {
    return List.of(
        waitNotify(),
        waitNotifyAll(),
        bufferWhile(),
        bufferIf(),
        bufferNotify(),
        bufferNotifyAll());
  }

  private static Shape waitNotify() {
    return Shape.sized(
        "wait-notify",
        Parameter.n(1, 8, 2),
        "n threads wait for a flag, one sets it and notifies one of them",
        (p, n) -> waiters(p, n, ThreadBuilder::signal),
        n -> {
          // k threads wait when the flag is set; one of them and the n-k late ones go on.
          long traces = Count.factorial(n);
          long deadlocked = 0;
          for (int k = 1; k <= n; k++) {
            long part = Count.arrangements(n, k) * k * Count.factorial(n - k + 1);
            traces += part;
            deadlocked += k == 1 ? 0 : part;
          }
          String why =
              "of k waiters one is woken: n! + sum over k >= 1 of n!/(n-k)! * k * (n-k+1)! traces,"
                  + " deadlocked from k = 2 on";
          return (n == 1
                  ? Expectation.holds(traces, why)
                  : Expectation.deadlocks(traces, deadlocked, why))
              .withoutPreemptions();
        });
  }

  private static Shape waitNotifyAll() {
    return Shape.sized(
        "wait-notify-all",
        Parameter.n(1, 8, 2),
        "n threads wait for a flag, one sets it and notifies all",
        (p, n) -> waiters(p, n, ThreadBuilder::signalAll),
        n -> {
          long traces = Count.arrangements(n) * Count.factorial(n);
          return Expectation.holds(
                  traces,
                  "k of n threads wait in some order, then all n go on in any order: sum over k of"
                      + " n!/(n-k)! * n! traces")
              .withoutPreemptions();
        });
  }

  private interface Wake {
    void in(ThreadBuilder thread, Ref lock);
  }

  private static void waiters(ProgramBuilder p, int n, Wake wake) {
    Ref lock = p.lock("lock");
    Ref flag = p.variable("flag", 0);
    for (int i = 1; i <= n; i++) {
      p.thread("waiter" + i, t -> t.locked(lock, b -> waitUntilNot(b, lock, flag, FLAG, 0)));
    }
    p.thread("setter", t -> t.locked(lock, b -> wake.in(b.write(flag, 1), lock)));
  }

  /** {@code while (variable == value) wait();} with the value last read in the local. */
  private static ThreadBuilder waitUntilNot(
      ThreadBuilder t, Ref lock, Ref variable, Expression.Local seen, int value) {
    return t.read(seen, variable).loop(seen.is(value), b -> b.await(lock).read(seen, variable));
  }

  private static Shape bufferWhile() {
    return Shape.fixed(
        "buffer-while",
        "two threads take from a buffer into which a third puts twice, waiting in a loop",
        p -> buffer(p, (t, lock, items) -> waitUntilNot(t, lock, items, COUNT, 0)),
        Expectation.holds(
                30, "who finds the item gone waits again, and a second one comes; traces counted")
            .withinPreemptions(14L, 30L));
  }

  /** The mistake that the documentation of {@code Object.wait} warns of. */
  private static Shape bufferIf() {
    return Shape.fixed(
        "buffer-if",
        "two threads take from a buffer into which a third puts twice, waiting without a loop",
        p ->
            buffer(
                p,
                (t, lock, items) ->
                    t.read(COUNT, items).when(COUNT.is(0), b -> b.await(lock).read(COUNT, items))),
        Expectation.assertionFails(
                30, "between notify and wake-up the other thread takes the item; traces counted")
            .withinPreemptions(14L, 30L));
  }

  private interface Waiting {
    void in(ThreadBuilder thread, Ref lock, Ref items);
  }

  private static void buffer(ProgramBuilder p, Waiting waiting) {
    Ref lock = p.lock("lock");
    Ref items = p.variable("items", 0);
    for (int i = 1; i <= 2; i++) {
      p.thread(
          "taker" + i,
          t -> {
            t.acquire(lock);
            waiting.in(t, lock, items);
            t.require(COUNT.isNot(0), "there is an item to take")
                .write(items, COUNT.minus(1))
                .release(lock);
          });
    }
    p.thread(
        "putter",
        t -> {
          for (int i = 1; i <= 2; i++) {
            t.locked(lock, b -> b.read(COUNT, items).write(items, COUNT.plus(1)).signal(lock));
          }
        });
    p.atEnd(items.atEnd().is(0));
  }

  /**
   * Cargill's challenge to extreme programmers (c2.com, "Extreme Programming Challenge Fourteen").
   */
  private static Shape bufferNotify() {
    return Shape.fixed(
        "buffer-notify",
        "two threads put into a buffer for one item, two take, and each wakes one waiter",
        p -> oneSlot(p, ThreadBuilder::signal),
        Expectation.deadlocks(
                80,
                8,
                "a taker wakes the other taker instead of the putter that could go on; traces"
                    + " counted")
            .withoutPreemptions());
  }

  private static Shape bufferNotifyAll() {
    return Shape.fixed(
        "buffer-notify-all",
        "two threads put into a buffer for one item, two take, and each wakes all waiters",
        p -> oneSlot(p, ThreadBuilder::signalAll),
        Expectation.holds(80, "whoever can go on is among those woken; traces counted")
            .withoutPreemptions());
  }

  private static void oneSlot(ProgramBuilder p, Wake wake) {
    Ref lock = p.lock("lock");
    Ref full = p.variable("full", 0);
    for (int i = 1; i <= 2; i++) {
      p.thread(
          "putter" + i,
          t ->
              t.locked(
                  lock, b -> wake.in(waitUntilNot(b, lock, full, FLAG, 1).write(full, 1), lock)));
      p.thread(
          "taker" + i,
          t ->
              t.locked(
                  lock, b -> wake.in(waitUntilNot(b, lock, full, FLAG, 0).write(full, 0), lock)));
    }
  }
}
