package jacquard.runtime.control.threads;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import jacquard.core.ViolationKind;
import jacquard.hooks.ThreadControl;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Loops;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Scheduler;
import org.jspecify.annotations.Nullable;

/** The life of threads: start, join, interrupt, sleep, park. */
public final class Threads implements ThreadControl {
  private final Operations operations;
  private final Scheduler scheduler;
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final Loops loops;
  private final Parkers parkers;
  private final Sharing sharing;
  private final StartedThreads started;
  private final Lives lives;
  private final Joins joins;
  private final ThreadStates states;
  private final ThreadNumbers numbers;
  private final ThreadEnds ends;
  private final Shutdown shutdown;

  /** How large a stack the program's threads have. Leaving a deep fiber takes as much again. */
  private final long stack =
      Math.max(AskedStack.DEFAULT, AskedStack.of(Thread.currentThread()) / 2);

  public Threads(
      Operations operations,
      Scheduler scheduler,
      Roster roster,
      Recording recording,
      Ending ending,
      Loops loops,
      Parkers parkers,
      Sharing sharing,
      StartedThreads started,
      Lives lives,
      Joins joins,
      ThreadStates states,
      ThreadNumbers numbers,
      ThreadEnds ends,
      Shutdown shutdown) {
    this.operations = operations;
    this.scheduler = scheduler;
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.loops = loops;
    this.parkers = parkers;
    this.sharing = sharing;
    this.started = started;
    this.lives = lives;
    this.joins = joins;
    this.states = states;
    this.numbers = numbers;
    this.ends = ends;
    this.shutdown = shutdown;
  }

  // ---- start and end

  @Override
  public void start(Thread thread) {
    sharing.share(thread, 0, 0);
    shutdown.starts(thread);
    requireStack(AskedStack.of(thread));
    int child = roster.nextChild();
    started.announce(thread, child);
    operations.await(Kind.START, Dependence.NO_OBJECT, child, 0);
    int event = recording.length();
    operations.happened(true, 0, 0);
    ThreadStatus.RUNNABLE.set(thread);
    started.register(thread, child);
    ControlledThread t = roster.start(thread, new ThreadBody(thread, thread, ends, false), event);
    if (started.wasInterruptedEarly(thread)) {
      parkers.interruptAtOnce(t);
    }
  }

  /** A recursion that ends on the stack that was asked for must not fail here. */
  private void requireStack(long asked) {
    if (asked > stack) {
      ending.uncontrolled(
          "a thread with a stack of %d MB (--jvm-option=-Xss%1$dm gives all threads as much),"
              .formatted((asked + (1 << 20) - 1) >> 20));
    }
  }

  @Override
  public boolean join(Thread thread, long nanos) throws InterruptedException {
    return joins.join(thread, nanos);
  }

  @Override
  public void addShutdownHook(Thread hook) {
    sharing.share(hook, 0, 0);
    shutdown.add(hook);
  }

  @Override
  public boolean removeShutdownHook(Thread hook) {
    return shutdown.remove(hook);
  }

  @Override
  public String threadName() {
    return numbers.nextName();
  }

  @Override
  public long threadId() {
    return numbers.nextId();
  }

  @Override
  public void seeName(String name) {
    numbers.seeName(name);
  }

  @Override
  public void seeId(long id) {
    numbers.seeId(id);
  }

  // ---- what others see

  @Override
  public boolean alive(Thread thread) {
    return lives.isAlive(thread);
  }

  @Override
  public Thread.State life(Thread thread) {
    return lives.of(thread);
  }

  @Override
  public Thread.State state(Thread thread) {
    return states.state(thread);
  }

  @Override
  public void property(@Nullable Thread thread, boolean changes) {
    states.property(thread, changes);
  }

  @Override
  public Thread[] threads() {
    return states.all();
  }

  // ---- interrupts

  @Override
  public void interrupt(Thread thread) {
    ControlledThread target = started.lookUp(thread);
    if (target != null) {
      parkers.interrupt(target);
    } else {
      started.interruptEarly(thread);
    }
  }

  @Override
  public boolean interrupted(Thread thread, boolean clear) {
    ControlledThread target = started.lookUp(thread);
    return target != null
        ? parkers.isInterrupted(target, clear)
        : started.wasInterruptedEarly(thread);
  }

  // ---- waiting

  @Override
  public void sleep(long nanos) throws InterruptedException {
    parkers.sleep(nanos);
  }

  @Override
  public void giveWay() {
    operations.stepWithoutObject(Kind.YIELD, 1);
  }

  @Override
  public void park(long nanos) {
    parkers.park(nanos);
  }

  @Override
  public void unpark(Thread thread) {
    ControlledThread target = started.lookUp(thread);
    if (target != null) {
      parkers.unpark(target);
    }
  }

  @Override
  public void loop() {
    loops.loop();
  }

  @Override
  public void idle() {
    if (loops.idle()) {
      ending.fail(
          roster.current(),
          ViolationKind.ENDLESS_LOOP,
          "an endless loop without visible operations");
      scheduler.abandonThread();
    }
  }
}
