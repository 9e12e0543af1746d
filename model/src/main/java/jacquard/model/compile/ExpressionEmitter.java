package jacquard.model.compile;

import static jacquard.model.compile.CommandEmitter.BOOLEAN;
import static jacquard.model.compile.CommandEmitter.BYTES;
import static jacquard.model.compile.CommandEmitter.FRAME;
import static jacquard.model.compile.CommandEmitter.INT;
import static jacquard.model.compile.CommandEmitter.MACHINE;
import static jacquard.model.compile.CommandEmitter.PROCESS;
import static jacquard.model.compile.CommandEmitter.SELF;
import static jacquard.model.compile.CommandEmitter.STATE;
import static jacquard.model.compile.CommandEmitter.VECTOR;
import static jacquard.model.compile.CommandEmitter.VOID;

import jacquard.model.Channel;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.Type;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** Writes the code of expressions, and of access to variables; for {@link CommandEmitter}. */
final class ExpressionEmitter {
  private final Model model;
  private final CodeBuilder code;

  ExpressionEmitter(Model model, CodeBuilder code) {
    this.model = model;
    this.code = code;
  }

  void value(Expression e, List<Channel> own) {
    switch (e) {
      case Expression.Constant(int value, String _) -> code.loadConstant(value);
      case Expression.Self() -> code.iload(PROCESS);
      case Expression.ProcessCount() -> {
        code.aload(VECTOR).loadConstant(Layout.COUNT);
        loadByte();
      }
      case Expression.Timeout() ->
          code.aload(SELF).invokevirtual(MACHINE, "isTimeout", MethodTypeDesc.of(BOOLEAN));
      case Expression.Load(Place place) -> {
        code.aload(VECTOR);
        offset(place, own);
        load(place.type());
      }
      case Expression.Bounded(Expression index, int length) -> {
        value(index, own);
        code.loadConstant(length);
        code.invokestatic(MACHINE, "index", MethodTypeDesc.of(INT, INT, INT));
      }
      case Expression.Unary(var operator, Expression operand) -> {
        switch (operator) {
          case NOT -> truth(e, own);
          case NEGATE -> {
            value(operand, own);
            code.ineg();
          }
          case COMPLEMENT -> {
            value(operand, own);
            code.loadConstant(-1).ixor();
          }
        }
      }
      case Expression.Binary b -> binary(b, own);
      case Expression.Conditional(Expression condition, Expression then, Expression otherwise) -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        unless(condition, no, own);
        value(then, own);
        code.goto_(end);
        code.labelBinding(no);
        value(otherwise, own);
        code.labelBinding(end);
      }
      case Expression.Query(var question, Expression channel) -> query(question, channel, own, e);
      case Expression.Poll _, Expression.OwnChannel _, Expression.LastMover _ ->
          throw new IllegalStateException("not for the compiler");
      case Expression.NonProgress _, Expression.CanMove _, Expression.RemoteLoad _ ->
          throw new IllegalStateException("not for the compiler");
      case Expression.RemoteAt _, Expression.PriorityOf _ ->
          throw new IllegalStateException("not for the compiler");
      case Expression.FirstOf _, Expression.ControlOf _ ->
          throw new IllegalStateException("not for the compiler");
    }
  }

  private void query(
      Expression.Question question, Expression number, List<Channel> own, Expression whole) {
    KnownChannel k = KnownChannel.find(model, number, own).orElseThrow();
    if (question == Expression.Question.LENGTH) {
      if (k.channel().isRendezvous()) {
        code.loadConstant(0);
      } else {
        code.aload(VECTOR);
        buffer(k, own);
        loadByte();
      }
    } else {
      truth(whole, own);
    }
  }

  private void binary(Expression.Binary b, List<Channel> own) {
    switch (b.operator()) {
      case AND, OR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL -> truth(b, own);
      case MULTIPLY -> both(b, own).imul();
      case ADD -> both(b, own).iadd();
      case SUBTRACT -> both(b, own).isub();
      case SHIFT_LEFT -> both(b, own).ishl();
      case SHIFT_RIGHT -> both(b, own).ishr();
      case BIT_AND -> both(b, own).iand();
      case BIT_XOR -> both(b, own).ixor();
      case BIT_OR -> both(b, own).ior();
      case DIVIDE -> checkedDivisor(b, own).idiv();
      case REMAINDER -> checkedDivisor(b, own).irem();
    }
  }

  private CodeBuilder both(Expression.Binary b, List<Channel> own) {
    value(b.left(), own);
    value(b.right(), own);
    return code;
  }

  private CodeBuilder checkedDivisor(Expression.Binary b, List<Channel> own) {
    both(b, own);
    if (!(b.right() instanceof Expression.Constant(int v, String _)) || v == 0) {
      code.invokestatic(MACHINE, "divisor", MethodTypeDesc.of(INT, INT));
    }
    return code;
  }

  /** The truth of an expression as 0 or 1. */
  private void truth(Expression e, List<Channel> own) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    unless(e, no, own);
    code.loadConstant(1).goto_(end);
    code.labelBinding(no);
    code.loadConstant(0);
    code.labelBinding(end);
  }

  /** Goes to the label unless the expression is true. */
  void unless(Expression e, Label no, List<Channel> own) {
    switch (e) {
      case Expression.Unary(var operator, Expression operand)
          when operator == Expression.UnaryOperator.NOT -> {
        Label yes = code.newLabel();
        unless(operand, yes, own);
        code.goto_(no);
        code.labelBinding(yes);
      }
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.AND -> {
        unless(left, no, own);
        unless(right, no, own);
      }
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.OR -> {
        Label second = code.newLabel();
        Label yes = code.newLabel();
        unless(left, second, own);
        code.goto_(yes);
        code.labelBinding(second);
        unless(right, no, own);
        code.labelBinding(yes);
      }
      case Expression.Binary b when isComparison(b.operator()) -> {
        both(b, own);
        switch (b.operator()) {
          case LESS -> code.if_icmpge(no);
          case LESS_EQUAL -> code.if_icmpgt(no);
          case GREATER -> code.if_icmple(no);
          case GREATER_EQUAL -> code.if_icmplt(no);
          case EQUAL -> code.if_icmpne(no);
          case NOT_EQUAL -> code.if_icmpeq(no);
          default -> throw new IllegalStateException();
        }
      }
      case Expression.Query(var question, Expression channel)
          when question != Expression.Question.LENGTH ->
          unless(question, KnownChannel.find(model, channel, own).orElseThrow(), no, own);
      default -> {
        value(e, own);
        code.ifeq(no);
      }
    }
  }

  private void unless(Expression.Question question, KnownChannel k, Label no, List<Channel> own) {
    if (k.channel().isRendezvous()) {
      boolean truth =
          question == Expression.Question.EMPTY || question == Expression.Question.NOT_FULL;
      code.loadConstant(truth ? 1 : 0).ifeq(no);
      return;
    }
    code.aload(VECTOR);
    buffer(k, own);
    loadByte();
    switch (question) {
      case EMPTY -> code.ifne(no);
      case NOT_EMPTY -> code.ifeq(no);
      case FULL -> code.loadConstant(k.channel().capacity()).if_icmpne(no);
      case NOT_FULL -> code.loadConstant(k.channel().capacity()).if_icmpeq(no);
      case LENGTH -> throw new IllegalStateException();
    }
  }

  private static boolean isComparison(BinaryOperator operator) {
    return switch (operator) {
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL -> true;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case BIT_AND, BIT_XOR, BIT_OR, AND, OR -> false;
    };
  }

  void offset(Place place, List<Channel> own) {
    code.loadConstant(place.offset());
    if (!place.isGlobal()) {
      code.iload(FRAME).iadd();
    }
    for (Place.Subscript s : place.subscripts()) {
      value(s.index(), own);
      code.loadConstant(s.length());
      code.invokestatic(MACHINE, "index", MethodTypeDesc.of(INT, INT, INT));
      if (s.stride() != 1) {
        code.loadConstant(s.stride()).imul();
      }
      code.iadd();
    }
  }

  /** Where the buffer of a channel starts. */
  void buffer(KnownChannel k, List<Channel> own) {
    code.loadConstant(k.offset());
    if (k.own()) {
      code.iload(FRAME).iadd();
    }
    if (k.index().isPresent()) {
      value(k.index().get(), own);
      code.loadConstant(k.stride()).imul().iadd();
    }
  }

  void loadByte() {
    code.baload().loadConstant(0xff).iand();
  }

  /** Reads a number; array and offset are on the stack. */
  void load(Type type) {
    switch (type.bytes()) {
      case 1 -> loadByte();
      case 2 -> {
        code.invokestatic(BYTES, "getShort", MethodTypeDesc.of(INT, STATE, INT));
        if (!type.signed()) {
          code.loadConstant(0xffff).iand();
        }
      }
      default -> code.invokestatic(BYTES, "getInt", MethodTypeDesc.of(INT, STATE, INT));
    }
  }

  /** Writes what is left of a number in a type; array, offset and number are on the stack. */
  void store(Type type) {
    if (type.bits() != 8 && type.bits() != 16 && type.bits() != 32) {
      code.loadConstant((1 << type.bits()) - 1).iand();
    }
    switch (type.bytes()) {
      case 1 -> code.bastore();
      case 2 -> code.invokestatic(BYTES, "putShort", MethodTypeDesc.of(VOID, STATE, INT, INT));
      default -> code.invokestatic(BYTES, "putInt", MethodTypeDesc.of(VOID, STATE, INT, INT));
    }
  }
}
