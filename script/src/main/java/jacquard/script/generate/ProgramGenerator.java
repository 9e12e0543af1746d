package jacquard.script.generate;

import jacquard.script.Expression;
import jacquard.script.Expression.Local;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Shared;
import jacquard.script.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes a small program from a seed; the same one for the same seed. Every second program is made
 * around a pair of constructs, one in each of its first two threads: the pairs come round with the
 * seeds, so that all of them meet.
 */
public final class ProgramGenerator {
  private static final int MAX_NESTING = 2;

  /** What a program is mostly made of; drawn once for each, so that constructs meet. */
  private enum Flavour {
    MEMORY,
    LOCKS,
    MONITORS,
    MESSAGES,
    THREADS,
    MIXED
  }

  private final SplittableRandom random;
  private final Flavour flavour;
  private final int threads;
  private final List<String> startable = new ArrayList<>();
  private final List<Construct> wanted;

  private ProgramGenerator(long seed) {
    random = new SplittableRandom(seed);
    flavour = Flavour.values()[random.nextInt(Flavour.values().length)];
    threads = 2 + random.nextInt(3);
    Construct.Pair pair = Construct.pair((int) Math.floorMod(seed / 2, (long) Construct.pairs()));
    wanted = seed % 2 == 0 ? List.of() : List.of(pair.first(), pair.second());
  }

  public static Program generate(long seed) {
    return new ProgramGenerator(seed).program(seed);
  }

  private Program program(long seed) {
    List<Shared> shared =
        List.of(
            new Shared(Shared.Type.VARIABLE, "x", 1, random.nextInt(2)),
            new Shared(Shared.Type.VARIABLE, "y", 1, 0),
            new Shared(Shared.Type.VARIABLE, "a", 2, 0),
            new Shared(Shared.Type.LOCK, "A", 1, 0),
            new Shared(Shared.Type.LOCK, "B", 1, 0),
            new Shared(Shared.Type.SEMAPHORE, "s", 1, random.nextInt(3)),
            new Shared(Shared.Type.CHANNEL, "c", 1, 1 + random.nextInt(2)));
    boolean forks = flavour == Flavour.THREADS || random.nextInt(6) == 0;
    List<Program.Code> code = new ArrayList<>();
    for (int t = threads - 1; t >= 0; t--) {
      boolean late = forks && t > 0 && random.nextBoolean();
      List<Statement> body = new ArrayList<>();
      if (t == 0 || !late) {
        startSome(body, t);
      }
      block(body, sizeOfThread(), 0, t);
      if (forks && random.nextBoolean()) {
        body.add(new Statement.Join(name(other(t))));
        block(body, 1, 0, t);
      }
      if (t < wanted.size()) {
        body.addAll(random.nextInt(body.size() + 1), wanted.get(t).code(name(1 - t)));
      }
      if (late) {
        startable.add(name(t));
      }
      code.addFirst(
          new Program.Code(
              name(t), late ? Program.Begin.WHEN_STARTED : Program.Begin.AT_ONCE, body));
    }
    List<Program.Condition> conditions = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      conditions.add(
          new Program.Condition(Ref.to(random.nextBoolean() ? "x" : "y").atEnd().isNot(2)));
    }
    return new Program("random-" + seed, shared, code, conditions);
  }

  /** Each thread is started by at most one other, somewhere at that one's beginning. */
  private void startSome(List<Statement> body, int t) {
    while (!startable.isEmpty() && (t == 0 || random.nextBoolean())) {
      if (random.nextInt(3) == 0) {
        block(body, 1, 0, t);
      }
      body.add(new Statement.Start(startable.removeLast()));
    }
  }

  private int sizeOfThread() {
    int most =
        switch (threads) {
          case 2 -> 5;
          case 3 -> 3;
          default -> 2;
        };
    return wanted.isEmpty() ? 1 + random.nextInt(most) : random.nextInt(most);
  }

  private static String name(int thread) {
    return "T" + thread;
  }

  private int other(int thread) {
    return (thread + 1 + random.nextInt(threads - 1)) % threads;
  }

  private void block(List<Statement> out, int size, int nesting, int thread) {
    for (int i = 0; i < size; i++) {
      statement(out, nesting, thread);
    }
  }

  private List<Statement> newBlock(int size, int nesting, int thread) {
    List<Statement> out = new ArrayList<>();
    block(out, size, nesting, thread);
    return out;
  }

  private void statement(List<Statement> out, int nesting, int thread) {
    if (random.nextInt(6) == 0 && nesting < MAX_NESTING) {
      control(out, nesting, thread);
      return;
    }
    if (random.nextInt(12) == 0) {
      out.add(new Statement.Yield());
    }
    switch (flavour) {
      case MEMORY -> memory(out);
      case LOCKS -> either(out, nesting, thread, Flavour.LOCKS);
      case MONITORS -> either(out, nesting, thread, Flavour.MONITORS);
      case MESSAGES -> either(out, nesting, thread, Flavour.MESSAGES);
      case THREADS -> memory(out);
      case MIXED ->
          construct(
              out, nesting, thread, Flavour.values()[random.nextInt(Flavour.values().length)]);
    }
  }

  private void either(List<Statement> out, int nesting, int thread, Flavour what) {
    construct(out, nesting, thread, random.nextInt(3) == 0 ? Flavour.MEMORY : what);
  }

  private void construct(List<Statement> out, int nesting, int thread, Flavour what) {
    switch (what) {
      case MEMORY, THREADS -> memory(out);
      case LOCKS -> locking(out, nesting, thread);
      case MONITORS -> monitor(out, nesting, thread);
      case MESSAGES -> message(out, thread);
      case MIXED -> {
        if (random.nextBoolean()) {
          out.add(new Statement.Yield());
        } else {
          out.add(new Statement.Choose(local().name(), 2 + random.nextInt(2)));
        }
      }
    }
  }

  private void memory(List<Statement> out) {
    Ref v = variable();
    switch (random.nextInt(7)) {
      case 0, 1 -> out.add(new Statement.Read(local().name(), v));
      case 2 -> out.add(new Statement.Write(v, Expression.of(1 + random.nextInt(2))));
      case 3 -> out.add(new Statement.Write(v, local().plus(1)));
      case 4 -> out.add(new Statement.FetchAndAdd(local().name(), v, Expression.of(1)));
      default ->
          out.add(
              new Statement.CompareAndSet(
                  local().name(),
                  v,
                  Expression.of(random.nextInt(2)),
                  Expression.of(random.nextInt(3))));
    }
  }

  private void control(List<Statement> out, int nesting, int thread) {
    switch (random.nextInt(5)) {
      case 0, 1 ->
          out.add(
              new Statement.If(
                  condition(),
                  newBlock(1 + random.nextInt(2), nesting + 1, thread),
                  random.nextBoolean() ? List.of() : newBlock(1, nesting + 1, thread)));
      case 2 -> {
        Local i = new Local("i" + nesting);
        List<Statement> body = newBlock(1, MAX_NESTING, thread);
        body.add(new Statement.Assign(i.name(), i.plus(1)));
        out.add(new Statement.Assign(i.name(), Expression.of(0)));
        out.add(new Statement.While(i.lessThan(2).and(condition()), body));
      }
      case 3 -> out.add(new Statement.Assert(condition(), ""));
      default -> {
        if (random.nextInt(4) == 0) {
          out.add(new Statement.If(condition(), List.of(new Statement.Exit()), List.of()));
        } else {
          out.add(new Statement.Choose(local().name(), 2));
        }
      }
    }
  }

  private void locking(List<Statement> out, int nesting, int thread) {
    Ref lock = lock();
    int body = random.nextInt(2);
    int inner = nesting < MAX_NESTING ? nesting + 1 : nesting;
    switch (random.nextInt(6)) {
      case 0, 1, 2 -> {
        out.add(new Statement.Acquire(lock));
        if (nesting < MAX_NESTING) {
          block(out, body, inner, thread);
        }
        out.add(new Statement.Release(lock));
      }
      case 3, 4 -> {
        Local taken = new Local("t" + nesting);
        out.add(new Statement.TryAcquire(taken.name(), lock));
        List<Statement> then =
            nesting < MAX_NESTING ? newBlock(body, inner, thread) : new ArrayList<>();
        then.add(new Statement.Release(lock));
        out.add(new Statement.If(taken, then, List.of()));
      }
      default -> {
        if (random.nextBoolean()) {
          out.add(new Statement.Take(Ref.to("s"), 1 + random.nextInt(2)));
        } else {
          out.add(new Statement.Give(Ref.to("s"), 1 + random.nextInt(2)));
        }
      }
    }
  }

  private void monitor(List<Statement> out, int nesting, int thread) {
    Ref lock = Ref.to("A");
    out.add(new Statement.Acquire(lock));
    switch (random.nextInt(5)) {
      case 0, 1 -> {
        if (random.nextBoolean()) {
          out.add(new Statement.Wait(lock));
        } else {
          Local r = local();
          out.add(new Statement.Read(r.name(), Ref.to("x")));
          out.add(new Statement.If(r.is(0), List.of(new Statement.Wait(lock)), List.of()));
        }
      }
      case 2 -> out.add(new Statement.Notify(lock));
      case 3 -> {
        if (nesting == 0) {
          memory(out);
        }
        out.add(new Statement.NotifyAll(lock));
      }
      default -> memory(out);
    }
    if (random.nextInt(8) != 0 || thread == 0) {
      out.add(new Statement.Release(lock));
    }
  }

  private void message(List<Statement> out, int thread) {
    Ref channel = Ref.to("c");
    switch (random.nextInt(6)) {
      case 0, 1 -> out.add(new Statement.Send(channel, Expression.of(random.nextInt(3))));
      case 2, 3 -> out.add(new Statement.Receive(local().name(), channel));
      case 4 -> out.add(new Statement.Park());
      default -> out.add(new Statement.Unpark(name(other(thread))));
    }
  }

  private Local local() {
    return new Local(random.nextBoolean() ? "r" : "q");
  }

  private Ref variable() {
    return switch (random.nextInt(6)) {
      case 0, 1, 2 -> Ref.to("x");
      case 3, 4 -> Ref.to("y");
      default -> Ref.to("a", local().remainder(2));
    };
  }

  private Ref lock() {
    return Ref.to(random.nextInt(3) == 0 ? "B" : "A");
  }

  private Expression condition() {
    return random.nextBoolean() ? local().is(random.nextInt(2)) : local().lessThan(2);
  }
}
