package jacquard.script;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the parts of a program. */
public final class ProgramBuilder {
  private final String name;
  private final List<Shared> shared = new ArrayList<>();
  private final List<Program.Code> threads = new ArrayList<>();
  private final List<Program.Condition> conditions = new ArrayList<>();

  ProgramBuilder(String name) {
    this.name = name;
  }

  /** A shared variable. */
  public Ref variable(String variable, long initial) {
    shared.add(new Shared(Shared.Type.VARIABLE, variable, 1, initial));
    return Ref.to(variable);
  }

  /** An array of shared variables, all 0 at first; elements are taken with {@link #at}. */
  public String variables(String array, int size) {
    shared.add(new Shared(Shared.Type.VARIABLE, array, size, 0));
    return array;
  }

  public Ref lock(String lock) {
    shared.add(new Shared(Shared.Type.LOCK, lock, 1, 0));
    return Ref.to(lock);
  }

  /** An array of locks. */
  public String locks(String array, int size) {
    shared.add(new Shared(Shared.Type.LOCK, array, size, 0));
    return array;
  }

  public Ref semaphore(String semaphore, int permits) {
    shared.add(new Shared(Shared.Type.SEMAPHORE, semaphore, 1, permits));
    return Ref.to(semaphore);
  }

  /** A first-in first-out channel that holds up to {@code capacity} messages. */
  public Ref channel(String channel, int capacity) {
    shared.add(new Shared(Shared.Type.CHANNEL, channel, 1, capacity));
    return Ref.to(channel);
  }

  /** The element of an array at an index that may depend on locals. */
  public static Ref at(String array, Expression index) {
    return Ref.to(array, index);
  }

  public static Ref at(String array, int index) {
    return at(array, Expression.of(index));
  }

  /** A thread that runs from the start. */
  public ProgramBuilder thread(String thread, Consumer<ThreadBuilder> body) {
    return thread(thread, Program.Begin.AT_ONCE, body);
  }

  public ProgramBuilder thread(String thread, Program.Begin begin, Consumer<ThreadBuilder> body) {
    ThreadBuilder builder = new ThreadBuilder();
    body.accept(builder);
    threads.add(new Program.Code(thread, begin, builder.statements()));
    return this;
  }

  /** Requires a condition on {@link Ref#atEnd final values} when all threads have finished. */
  public ProgramBuilder atEnd(Expression condition) {
    conditions.add(new Program.Condition(condition));
    return this;
  }

  Program build() {
    return new Program(name, shared, threads, conditions);
  }
}
