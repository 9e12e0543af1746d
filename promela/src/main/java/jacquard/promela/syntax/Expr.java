package jacquard.promela.syntax;

import jacquard.model.Expression;
import jacquard.model.Position;
import java.util.List;
import java.util.Optional;

/** An expression as it is written. */
public sealed interface Expr {
  Position position();

  record Literal(int value, String text, Position position) implements Expr {}

  record Reference(VarRef variable) implements Expr {
    @Override
    public Position position() {
      return variable.position();
    }
  }

  record Unary(Expression.UnaryOperator operator, Expr operand, Position position)
      implements Expr {}

  record Binary(Expression.BinaryOperator operator, Expr left, Expr right, Position position)
      implements Expr {}

  record Conditional(Expr condition, Expr then, Expr otherwise, Position position)
      implements Expr {}

  record Query(Expression.Question question, VarRef channel, Position position) implements Expr {}

  record Poll(VarRef channel, List<Argument> arguments, boolean random, Position position)
      implements Expr {}

  record Run(String process, List<Expr> arguments, Optional<Expr> priority, Position position)
      implements Expr {}

  /** {@code get_priority(process)} */
  record Priority(Expr process, Position position) implements Expr {}

  /** {@code timeout}, {@code np_}, {@code _nr_pr} and the like. */
  record Predefined(String name, Position position) implements Expr {}

  record Enabled(Expr process, Position position) implements Expr {}

  /** {@code pc_value(process)} */
  record ProgramCounter(Expr process, Position position) implements Expr {}

  /** {@code P[i]:x} */
  record RemoteVariable(String process, Optional<Expr> instance, VarRef variable, Position position)
      implements Expr {}

  /** {@code P[i]@label} */
  record RemoteLabel(String process, Optional<Expr> instance, String label, Position position)
      implements Expr {}
}
