package jacquard.promela.syntax;

import jacquard.model.Position;
import java.util.List;
import java.util.Optional;

/** A statement as it is written; {@code text} is its source in one line. */
public sealed interface Stmt {
  Position position();

  record Declare(Declaration declaration, Position position) implements Stmt {}

  record Condition(Expr condition, String text, Position position) implements Stmt {}

  /**
   * An assignment.
   *
   * @param returned whether an inline returns the value, so that its caller knows the target
   */
  record Assign(VarRef target, Expr value, boolean returned, String text, Position position)
      implements Stmt {}

  record Send(VarRef channel, List<Expr> values, boolean sorted, String text, Position position)
      implements Stmt {}

  record Receive(
      VarRef channel,
      List<Argument> arguments,
      boolean random,
      boolean copy,
      String text,
      Position position)
      implements Stmt {}

  record Assert(Expr condition, String text, Position position) implements Stmt {}

  record SetPriority(Expr process, Expr priority, String text, Position position) implements Stmt {}

  record Print(String format, List<Expr> values, String text, Position position) implements Stmt {}

  record Else(Position position) implements Stmt {}

  record Goto(String label, Position position) implements Stmt {}

  record Break(Position position) implements Stmt {}

  record Labelled(String label, Stmt statement, Position position) implements Stmt {}

  record If(List<List<Stmt>> options, Position position) implements Stmt {}

  record Do(List<List<Stmt>> options, Position position) implements Stmt {}

  /**
   * Statements in braces.
   *
   * @param inlined whether they are the text of an inline
   */
  record Block(List<Stmt> body, boolean inlined, Position position) implements Stmt {}

  record Atomic(List<Stmt> body, Position position) implements Stmt {}

  record DStep(List<Stmt> body, Position position) implements Stmt {}

  record Unless(Stmt main, Stmt escape, Position position) implements Stmt {}

  /** {@code for (i : from .. to)} */
  record ForRange(VarRef index, Expr from, Expr to, List<Stmt> body, Position position)
      implements Stmt {}

  /** {@code for (i in a)}, where {@code a} is an array or a channel. */
  record ForIn(VarRef index, VarRef in, List<Stmt> body, Position position) implements Stmt {}

  record Select(VarRef index, Expr from, Expr to, Position position) implements Stmt {}

  /** A label or an option without a statement. */
  record Empty(Position position) implements Stmt {}

  /** For {@code xr} and {@code xs}: promises about channels. */
  record Promise(boolean receives, List<VarRef> channels, Position position) implements Stmt {}

  /** The source, for statements that become one step. */
  default Optional<String> sourceText() {
    return switch (this) {
      case Condition s -> Optional.of(s.text());
      case Assign s -> Optional.of(s.text());
      case Send s -> Optional.of(s.text());
      case Receive s -> Optional.of(s.text());
      case Assert s -> Optional.of(s.text());
      case SetPriority s -> Optional.of(s.text());
      case Print s -> Optional.of(s.text());
      case Else _, Goto _, Break _, Declare _, Labelled _, If _, Do _, Block _, Atomic _ ->
          Optional.empty();
      case DStep _, Unless _, ForRange _, ForIn _, Select _, Empty _, Promise _ -> Optional.empty();
    };
  }
}
