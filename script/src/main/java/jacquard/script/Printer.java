package jacquard.script;

import java.util.List;

/** Shows programs and statements as text. */
final class Printer {
  private final StringBuilder out = new StringBuilder();

  String print(Program program) {
    out.append("program ").append(program.name()).append('\n');
    for (Shared s : program.shared()) {
      out.append("  ").append(s).append('\n');
    }
    for (Program.Code code : program.threads()) {
      out.append(code.begin() == Program.Begin.AT_ONCE ? "  thread " : "  unstarted thread ");
      out.append(code.name()).append('\n');
      statements(code.statements(), "    ");
    }
    for (Program.Condition c : program.conditions()) {
      out.append("  at the end ").append(c).append('\n');
    }
    return out.toString();
  }

  private void statements(List<Statement> statements, String indent) {
    for (Statement s : statements) {
      out.append(indent).append(text(s)).append('\n');
      if (s instanceof Statement.If(var _, var then, var otherwise)) {
        statements(then, indent + "  ");
        if (!otherwise.isEmpty()) {
          out.append(indent).append("else\n");
          statements(otherwise, indent + "  ");
        }
      } else if (s instanceof Statement.While(var _, var body)) {
        statements(body, indent + "  ");
      }
    }
  }

  /** One line; of a compound statement only its head. */
  static String text(Statement statement) {
    return switch (statement) {
      case Statement.Read(var local, var variable) -> local + " = " + variable;
      case Statement.Write(var variable, var value) -> variable + " = " + value;
      case Statement.FetchAndAdd(var local, var variable, var delta) ->
          local + " = fetchAndAdd(" + variable + ", " + delta + ")";
      case Statement.CompareAndSet(var local, var variable, var expected, var update) ->
          local + " = cas(" + variable + ", " + expected + ", " + update + ")";
      case Statement.Acquire(var lock) -> "lock " + lock;
      case Statement.Release(var lock) -> "unlock " + lock;
      case Statement.TryAcquire(var local, var lock) -> local + " = tryLock " + lock;
      case Statement.Wait(var lock) -> "wait " + lock;
      case Statement.Notify(var lock) -> "notify " + lock;
      case Statement.NotifyAll(var lock) -> "notifyAll " + lock;
      case Statement.Take(var semaphore, var permits) -> "take " + permits + " of " + semaphore;
      case Statement.Give(var semaphore, var permits) -> "give " + permits + " to " + semaphore;
      case Statement.Park() -> "park";
      case Statement.Unpark(var thread) -> "unpark " + thread;
      case Statement.Send(var channel, var message) -> channel + " ! " + message;
      case Statement.Receive(var local, var channel) -> channel + " ? " + local;
      case Statement.Start(var thread) -> "start " + thread;
      case Statement.Join(var thread) -> "join " + thread;
      case Statement.Yield() -> "yield";
      case Statement.Choose(var local, var alternatives) ->
          local + " = choose(" + alternatives + ")";
      case Statement.Assign(var local, var value) -> local + " := " + value;
      case Statement.If(var condition, var _, var _) -> "if " + condition;
      case Statement.While(var condition, var _) -> "while " + condition;
      case Statement.Assert(var condition, var message) ->
          "assert " + condition + (message.isEmpty() ? "" : " : " + message);
      case Statement.Exit() -> "exit";
    };
  }
}
