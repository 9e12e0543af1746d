package jacquard.bench.peers;

import jacquard.bench.peers.programs.MapGetThenPut;
import jacquard.bench.peers.programs.NotifyAllBuffer;
import jacquard.bench.peers.programs.NotifyBuffer;
import jacquard.bench.peers.programs.OneSection;
import jacquard.bench.peers.programs.PooledTasks;
import jacquard.bench.peers.programs.RacyCounter2;
import jacquard.bench.peers.programs.RacyCounter3;
import jacquard.bench.peers.programs.ThreeSections;

/** A program and what is true of it. */
enum Scenario {
  ONE_SECTION("3 threads, 1 lock section each", "holds"),
  THREE_SECTIONS("3 threads, 3 lock sections each", "holds"),
  NOTIFY_ALL("buffer with notifyAll, 2+2", "holds"),
  NOTIFY("buffer with notify, 2+2", "deadlock"),
  COUNTER_2("racy counter, 2 threads", "assertion"),
  COUNTER_3("racy counter, 3 threads", "assertion"),
  POOL("fixed thread pool, 2 tasks", "assertion"),
  MAP("ConcurrentHashMap get, put", "assertion");

  private final String title;
  private final String verdict;

  Scenario(String title, String verdict) {
    this.title = title;
    this.verdict = verdict;
  }

  String title() {
    return title;
  }

  /** A new execution's state. Made without lambdas, for Lincheck's sake. */
  Runnable program() {
    return switch (this) {
      case ONE_SECTION -> new OneSection();
      case THREE_SECTIONS -> new ThreeSections();
      case NOTIFY_ALL -> new NotifyAllBuffer();
      case NOTIFY -> new NotifyBuffer();
      case COUNTER_2 -> new RacyCounter2();
      case COUNTER_3 -> new RacyCounter3();
      case POOL -> new PooledTasks();
      case MAP -> new MapGetThenPut();
    };
  }

  /** The kind of violation that some execution has; or that it holds. */
  String verdict() {
    return verdict;
  }

  boolean isBuggy() {
    return !verdict.equals("holds");
  }
}
