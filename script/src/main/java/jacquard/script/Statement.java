package jacquard.script;

import java.util.List;

/** One statement of a thread. Those that touch anything shared are visible operations. */
public sealed interface Statement {

  /** {@code local = variable}. */
  record Read(String local, Ref variable) implements Statement {}

  record Write(Ref variable, Expression value) implements Statement {}

  /** Adds to a variable atomically; the local gets the old value. */
  record FetchAndAdd(String local, Ref variable, Expression delta) implements Statement {}

  /** The local gets 1 if the variable had the expected value and was set, else 0. */
  record CompareAndSet(String local, Ref variable, Expression expected, Expression update)
      implements Statement {}

  /** Locks are re-entrant. */
  record Acquire(Ref lock) implements Statement {}

  record Release(Ref lock) implements Statement {}

  /** The local gets 1 if the lock was taken, else 0. */
  record TryAcquire(String local, Ref lock) implements Statement {}

  record Wait(Ref lock) implements Statement {}

  record Notify(Ref lock) implements Statement {}

  record NotifyAll(Ref lock) implements Statement {}

  record Take(Ref semaphore, long permits) implements Statement {}

  record Give(Ref semaphore, long permits) implements Statement {}

  /** Waits for this thread's permit and uses it up. */
  record Park() implements Statement {}

  record Unpark(String thread) implements Statement {}

  record Send(Ref channel, Expression message) implements Statement {}

  record Receive(String local, Ref channel) implements Statement {}

  record Start(String thread) implements Statement {}

  record Join(String thread) implements Statement {}

  record Yield() implements Statement {}

  /** The local gets any number from 0 to {@code alternatives}, exclusive. */
  record Choose(String local, int alternatives) implements Statement {}

  record Assign(String local, Expression value) implements Statement {}

  record If(Expression condition, List<Statement> then, List<Statement> otherwise)
      implements Statement {
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  record While(Expression condition, List<Statement> body) implements Statement {
    public While {
      body = List.copyOf(body);
    }
  }

  record Assert(Expression condition, String message) implements Statement {}

  /** Ends the thread. */
  record Exit() implements Statement {}
}
