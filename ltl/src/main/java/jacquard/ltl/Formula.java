package jacquard.ltl;

import java.util.List;

/**
 * A formula of linear temporal logic over infinite words. Two formulas are equal when they are
 * written the same way, not when they mean the same.
 */
public sealed interface Formula {

  record True() implements Formula {}

  record False() implements Formula {}

  /**
   * An atom, named by its text: an identifier or an expression that only the caller understands.
   */
  record Proposition(String text) implements Formula {}

  record Not(Formula operand) implements Formula {}

  record And(Formula left, Formula right) implements Formula {}

  record Or(Formula left, Formula right) implements Formula {}

  record Implies(Formula left, Formula right) implements Formula {}

  record Iff(Formula left, Formula right) implements Formula {}

  /** X: at the next position. */
  record Next(Formula operand) implements Formula {}

  /** U: {@code right} holds at some position and {@code left} at all before it. */
  record Until(Formula left, Formula right) implements Formula {}

  /**
   * V, the dual of U: {@code right} holds up to and including the first position where {@code left}
   * does, and for ever if there is none.
   */
  record Release(Formula left, Formula right) implements Formula {}

  /** W: as U, or {@code left} for ever. */
  record WeakUntil(Formula left, Formula right) implements Formula {}

  /** []: at every position from now on. */
  record Globally(Formula operand) implements Formula {}

  /** {@code <>}: at some position from now on. */
  record Eventually(Formula operand) implements Formula {}

  static Formula constant(boolean value) {
    return value ? new True() : new False();
  }

  static Formula proposition(String text) {
    return new Proposition(text);
  }

  /** Parses Spin's syntax with Promela's expressions as atoms. */
  static Formula parse(String text) {
    return new FormulaParser(text, new PromelaAtoms()).parse();
  }

  /** In Spin's syntax; parses back to an equal formula. */
  default String print() {
    return FormulaPrinter.print(this);
  }

  /** The formulas that the outermost operator joins, from left to right. */
  default List<Formula> operands() {
    return switch (this) {
      case True _, False _, Proposition _ -> List.of();
      case Not(Formula f) -> List.of(f);
      case Next(Formula f) -> List.of(f);
      case Globally(Formula f) -> List.of(f);
      case Eventually(Formula f) -> List.of(f);
      case And(Formula f, Formula g) -> List.of(f, g);
      case Or(Formula f, Formula g) -> List.of(f, g);
      case Implies(Formula f, Formula g) -> List.of(f, g);
      case Iff(Formula f, Formula g) -> List.of(f, g);
      case Until(Formula f, Formula g) -> List.of(f, g);
      case Release(Formula f, Formula g) -> List.of(f, g);
      case WeakUntil(Formula f, Formula g) -> List.of(f, g);
    };
  }

  /** Whether X occurs. A formula without X cannot tell words apart that differ by stuttering. */
  default boolean hasNext() {
    return this instanceof Next || operands().stream().anyMatch(Formula::hasNext);
  }

  /** Whether the truth of the formula depends on the first letter alone, by its form. */
  default boolean isBoolean() {
    return switch (this) {
      case Next _, Until _, Release _, WeakUntil _, Globally _, Eventually _ -> false;
      case True _, False _, Proposition _, Not _, And _, Or _, Implies _, Iff _ ->
          operands().stream().allMatch(Formula::isBoolean);
    };
  }
}
