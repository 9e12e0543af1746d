package jacquard.promela.syntax;

import jacquard.model.Position;

/** One argument of a receive. */
public sealed interface Argument {
  Position position();

  /** A variable, or the name of a constant. */
  record Named(VarRef variable) implements Argument {
    @Override
    public Position position() {
      return variable.position();
    }
  }

  /** A number or {@code eval(...)}. */
  record Value(Expr value) implements Argument {
    @Override
    public Position position() {
      return value.position();
    }
  }

  /** {@code _} */
  record Anything(Position position) implements Argument {}
}
