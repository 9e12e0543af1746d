package jacquard.script;

import java.util.List;
import java.util.function.Consumer;

/**
 * A concurrent program as data.
 *
 * @param conditions what must hold in the final state of an execution in which all threads finished
 */
public record Program(
    String name, List<Shared> shared, List<Code> threads, List<Condition> conditions) {
  public Program {
    shared = List.copyOf(shared);
    threads = List.copyOf(threads);
    conditions = List.copyOf(conditions);
  }

  /** One thread: its statements, and whether it runs from the start or must be started. */
  public record Code(String name, Begin begin, List<Statement> statements) {
    public Code {
      statements = List.copyOf(statements);
    }
  }

  /** How a thread comes to life. */
  public enum Begin {
    AT_ONCE,
    WHEN_STARTED
  }

  /** A condition on the final values of the shared variables. */
  public record Condition(Expression expression) {
    @Override
    public String toString() {
      return expression.toString();
    }
  }

  /** Writes a program: {@code Program.of("inc", p -> p.thread("T", t -> ...))}. */
  public static Program of(String name, Consumer<ProgramBuilder> body) {
    ProgramBuilder builder = new ProgramBuilder(name);
    body.accept(builder);
    return builder.build();
  }

  /** The program as text that a person can read. */
  @Override
  public String toString() {
    return new Printer().print(this);
  }
}
