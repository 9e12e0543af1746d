package jacquard.script;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the statements of a thread, or of a branch of one. */
public final class ThreadBuilder {
  private final List<Statement> statements = new ArrayList<>();

  List<Statement> statements() {
    return statements;
  }

  private ThreadBuilder add(Statement statement) {
    statements.add(statement);
    return this;
  }

  private static List<Statement> block(Consumer<ThreadBuilder> body) {
    ThreadBuilder builder = new ThreadBuilder();
    body.accept(builder);
    return builder.statements();
  }

  public static Expression.Local local(String name) {
    return new Expression.Local(name);
  }

  public ThreadBuilder read(Expression.Local into, Ref variable) {
    return add(new Statement.Read(into.name(), variable));
  }

  public ThreadBuilder write(Ref variable, Expression value) {
    return add(new Statement.Write(variable, value));
  }

  public ThreadBuilder write(Ref variable, long value) {
    return write(variable, Expression.of(value));
  }

  public ThreadBuilder fetchAndAdd(Expression.Local into, Ref variable, long delta) {
    return add(new Statement.FetchAndAdd(into.name(), variable, Expression.of(delta)));
  }

  public ThreadBuilder compareAndSet(
      Expression.Local into, Ref variable, Expression expected, Expression update) {
    return add(new Statement.CompareAndSet(into.name(), variable, expected, update));
  }

  public ThreadBuilder acquire(Ref lock) {
    return add(new Statement.Acquire(lock));
  }

  public ThreadBuilder release(Ref lock) {
    return add(new Statement.Release(lock));
  }

  public ThreadBuilder tryAcquire(Expression.Local into, Ref lock) {
    return add(new Statement.TryAcquire(into.name(), lock));
  }

  /** The body between an acquisition and a release of the lock. */
  public ThreadBuilder locked(Ref lock, Consumer<ThreadBuilder> body) {
    acquire(lock);
    body.accept(this);
    return release(lock);
  }

  public ThreadBuilder await(Ref lock) {
    return add(new Statement.Wait(lock));
  }

  public ThreadBuilder signal(Ref lock) {
    return add(new Statement.Notify(lock));
  }

  public ThreadBuilder signalAll(Ref lock) {
    return add(new Statement.NotifyAll(lock));
  }

  public ThreadBuilder take(Ref semaphore, int permits) {
    return add(new Statement.Take(semaphore, permits));
  }

  public ThreadBuilder give(Ref semaphore, int permits) {
    return add(new Statement.Give(semaphore, permits));
  }

  public ThreadBuilder park() {
    return add(new Statement.Park());
  }

  public ThreadBuilder unpark(String thread) {
    return add(new Statement.Unpark(thread));
  }

  public ThreadBuilder send(Ref channel, Expression message) {
    return add(new Statement.Send(channel, message));
  }

  public ThreadBuilder receive(Expression.Local into, Ref channel) {
    return add(new Statement.Receive(into.name(), channel));
  }

  public ThreadBuilder start(String thread) {
    return add(new Statement.Start(thread));
  }

  public ThreadBuilder join(String thread) {
    return add(new Statement.Join(thread));
  }

  public ThreadBuilder giveWay() {
    return add(new Statement.Yield());
  }

  public ThreadBuilder choose(Expression.Local into, int alternatives) {
    return add(new Statement.Choose(into.name(), alternatives));
  }

  public ThreadBuilder assign(Expression.Local into, Expression value) {
    return add(new Statement.Assign(into.name(), value));
  }

  public ThreadBuilder assign(Expression.Local into, long value) {
    return assign(into, Expression.of(value));
  }

  public ThreadBuilder when(Expression condition, Consumer<ThreadBuilder> then) {
    return add(new Statement.If(condition, block(then), List.of()));
  }

  public ThreadBuilder when(
      Expression condition, Consumer<ThreadBuilder> then, Consumer<ThreadBuilder> otherwise) {
    return add(new Statement.If(condition, block(then), block(otherwise)));
  }

  public ThreadBuilder loop(Expression condition, Consumer<ThreadBuilder> body) {
    return add(new Statement.While(condition, block(body)));
  }

  public ThreadBuilder require(Expression condition) {
    return require(condition, "");
  }

  public ThreadBuilder require(Expression condition, String message) {
    return add(new Statement.Assert(condition, message));
  }

  public ThreadBuilder exit() {
    return add(new Statement.Exit());
  }
}
