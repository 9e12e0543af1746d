package jacquard.script.generate;

import jacquard.script.Expression;
import jacquard.script.Expression.Local;
import jacquard.script.Ref;
import jacquard.script.Statement;
import java.util.List;

/** What a program may be made of, each with the smallest piece of code that has it. */
enum Construct {
  READ,
  WRITE,
  ADD,
  COMPARE_AND_SET,
  LOCK,
  TRY_LOCK,
  WAIT,
  NOTIFY,
  NOTIFY_ALL,
  TAKE,
  GIVE,
  PARK,
  UNPARK,
  SEND,
  RECEIVE,
  JOIN,
  YIELD,
  CHOOSE,
  ASSERT,
  EXIT;

  private static final Ref X = Ref.to("x");
  private static final Ref LOCK_A = Ref.to("A");
  private static final Local R = new Local("r");

  private static final Construct[] ALL = values();

  /** Two constructs, and the second may be the first once more. */
  record Pair(Construct first, Construct second) {}

  /** How many pairs there are. */
  static int pairs() {
    return ALL.length * (ALL.length + 1) / 2;
  }

  /** The pair with this number, from 0. */
  static Pair pair(int number) {
    int left = number;
    int first = 0;
    while (left >= ALL.length - first) {
      left -= ALL.length - first;
      first++;
    }
    return new Pair(ALL[first], ALL[first + left]);
  }

  /**
   * The piece of code.
   *
   * @param other the name of another thread
   */
  List<Statement> code(String other) {
    return switch (this) {
      case READ -> List.of(new Statement.Read(R.name(), X));
      case WRITE -> List.of(new Statement.Write(X, Expression.of(2)));
      case ADD -> List.of(new Statement.FetchAndAdd(R.name(), X, Expression.of(1)));
      case COMPARE_AND_SET ->
          List.of(new Statement.CompareAndSet(R.name(), X, Expression.of(0), Expression.of(1)));
      case LOCK -> List.of(new Statement.Acquire(LOCK_A), new Statement.Release(LOCK_A));
      case TRY_LOCK ->
          List.of(
              new Statement.TryAcquire(R.name(), LOCK_A),
              new Statement.If(R, List.of(new Statement.Release(LOCK_A)), List.of()));
      case WAIT -> locked(new Statement.Wait(LOCK_A));
      case NOTIFY -> locked(new Statement.Notify(LOCK_A));
      case NOTIFY_ALL -> locked(new Statement.NotifyAll(LOCK_A));
      case TAKE -> List.of(new Statement.Take(Ref.to("s"), 1));
      case GIVE -> List.of(new Statement.Give(Ref.to("s"), 1));
      case PARK -> List.of(new Statement.Park());
      case UNPARK -> List.of(new Statement.Unpark(other));
      case SEND -> List.of(new Statement.Send(Ref.to("c"), R));
      case RECEIVE -> List.of(new Statement.Receive(R.name(), Ref.to("c")));
      case JOIN -> List.of(new Statement.Join(other));
      case YIELD -> List.of(new Statement.Yield());
      case CHOOSE -> List.of(new Statement.Choose(R.name(), 2), new Statement.Write(X, R));
      case ASSERT -> List.of(new Statement.Read(R.name(), X), new Statement.Assert(R.is(0), ""));
      case EXIT ->
          List.of(
              new Statement.Read(R.name(), X),
              new Statement.If(R.is(0), List.of(new Statement.Exit()), List.of()));
    };
  }

  private static List<Statement> locked(Statement statement) {
    return List.of(new Statement.Acquire(LOCK_A), statement, new Statement.Release(LOCK_A));
  }
}
