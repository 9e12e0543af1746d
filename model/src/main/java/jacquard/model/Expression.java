package jacquard.model;

import java.util.List;

/** An expression over 32-bit numbers, without side effects. Zero is false, all else is true. */
public sealed interface Expression {

  /**
   * A number.
   *
   * @param text how people write it: digits, a symbolic name
   */
  record Constant(int value, String text) implements Expression {
    public static Constant of(int value) {
      return new Constant(value, Integer.toString(value));
    }
  }

  record Load(Place place) implements Expression {}

  /** An index that must lie in {@code 0..length-1}. */
  record Bounded(Expression index, int length) implements Expression {}

  record Unary(UnaryOperator operator, Expression operand) implements Expression {}

  record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

  record Conditional(Expression condition, Expression then, Expression otherwise)
      implements Expression {}

  /** A question to a channel, which is given by its number. */
  record Query(Question question, Expression channel) implements Expression {}

  /**
   * Whether a receive would find a matching message; where it may be anywhere, which one it is,
   * counted from 1, as in Spin.
   */
  record Poll(Expression channel, List<Pattern> patterns, boolean random) implements Expression {
    public Poll {
      patterns = List.copyOf(patterns);
    }
  }

  /**
   * The number of the executing process's channel that was created with it as number {@code index}.
   */
  record OwnChannel(int index) implements Expression {}

  /** The number of the executing process. */
  record Self() implements Expression {}

  /** How many processes there are. */
  record ProcessCount() implements Expression {}

  /** The process that moved last. */
  record LastMover() implements Expression {}

  /** True where no process can move otherwise. */
  record Timeout() implements Expression {}

  /** True where no process is at a location that is marked as progress. */
  record NonProgress() implements Expression {}

  /** The priority of a process; 0 if there is no such process. */
  record PriorityOf(Expression process) implements Expression {}

  /** Whether another process can move. */
  record CanMove(Expression process) implements Expression {}

  /**
   * A local variable of another process; 0 if that process does not exist.
   *
   * @param process the number of the process graph
   * @param instance the number of the running process
   */
  record RemoteLoad(int process, Expression instance, Place place) implements Expression {}

  /** The first running process of a kind; -1 if there is none. */
  record FirstOf(int process) implements Expression {}

  /** Where the control of a process is, as a number from 1; 0 if there is no such process. */
  record ControlOf(Expression process) implements Expression {}

  /** Whether another process is at a label. */
  record RemoteAt(int process, Expression instance, String label) implements Expression {}

  /** Operators on one number. */
  enum UnaryOperator {
    NOT("!"),
    NEGATE("-"),
    COMPLEMENT("~");

    private final String symbol;

    UnaryOperator(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** Operators on two numbers; the last two look at the second only where they need it. */
  enum BinaryOperator {
    MULTIPLY("*"),
    DIVIDE("/"),
    REMAINDER("%"),
    ADD("+"),
    SUBTRACT("-"),
    SHIFT_LEFT("<<"),
    SHIFT_RIGHT(">>"),
    LESS("<"),
    LESS_EQUAL("<="),
    GREATER(">"),
    GREATER_EQUAL(">="),
    EQUAL("=="),
    NOT_EQUAL("!="),
    BIT_AND("&"),
    BIT_XOR("^"),
    BIT_OR("|"),
    AND("&&"),
    OR("||");

    private final String symbol;

    BinaryOperator(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  /** What one can ask a channel. */
  enum Question {
    LENGTH("len"),
    FULL("full"),
    EMPTY("empty"),
    NOT_FULL("nfull"),
    NOT_EMPTY("nempty");

    private final String symbol;

    Question(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }
}
