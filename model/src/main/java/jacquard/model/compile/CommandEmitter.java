package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Type;
import jacquard.model.run.Bytes;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;

/**
 * Writes the code of expressions and commands. In every generated method local 0 is the machine, 1
 * the state, 2 the process and 3 its frame.
 */
final class Emitter {
  static final ClassDesc MACHINE = ClassDesc.of(CompiledMachine.class.getName());
  static final ClassDesc STATE = ClassDesc.ofDescriptor("[B");
  static final ClassDesc LONGS = ClassDesc.ofDescriptor("[J");
  private static final ClassDesc BYTES = ClassDesc.of(Bytes.class.getName());
  private static final ClassDesc INT = ConstantDescs.CD_int;
  private static final ClassDesc VOID = ConstantDescs.CD_void;
  private static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;

  /** A deterministic step is one method, which may not be longer than 64 KB. */
  private static final int MAX_STEP_EDGES = 300;

  static final int SELF = 0;
  static final int VECTOR = 1;
  static final int PROCESS = 2;
  static final int FRAME = 3;

  private final Model model;
  private final CodeBuilder code;

  Emitter(Model model, CodeBuilder code) {
    this.model = model;
    this.code = code;
  }

  /** A channel that is known before the model runs, up to the index in an array of equal ones. */
  private record Known(
      Channel channel, boolean own, Optional<Expression> index, int offset, int stride) {}

  private static Optional<Known> known(Model model, Expression number, List<Channel> own) {
    return switch (number) {
      case Expression.Constant(int n, String _) when n >= 1 && n <= model.channels().size() ->
          Optional.of(
              new Known(
                  model.channels().get(n - 1),
                  false,
                  Optional.empty(),
                  model.channels().get(n - 1).offset(),
                  0));
      case Expression.OwnChannel(int index) ->
          Optional.of(
              new Known(own.get(index), true, Optional.empty(), own.get(index).offset(), 0));
      case Expression.Binary(
              BinaryOperator operator,
              Expression.Constant(int first, String _),
              Expression.Bounded bounded)
          when operator == BinaryOperator.ADD && first >= 1 ->
          array(model.channels(), first - 1, bounded, false);
      case Expression.Binary(
              BinaryOperator operator,
              Expression.OwnChannel(int first),
              Expression.Bounded bounded)
          when operator == BinaryOperator.ADD ->
          array(own, first, bounded, true);
      default -> Optional.empty();
    };
  }

  private static Optional<Known> array(
      List<Channel> channels, int first, Expression.Bounded bounded, boolean own) {
    Channel channel = channels.get(first);
    return canEmit(bounded)
        ? Optional.of(
            new Known(channel, own, Optional.of(bounded), channel.offset(), channel.bytes()))
        : Optional.empty();
  }

  static boolean canEmit(Expression e) {
    return switch (e) {
      case Expression.Constant _, Expression.Self _, Expression.ProcessCount _ -> true;
      case Expression.Timeout _ -> true;
      case Expression.Load(Place place) -> canEmit(place);
      case Expression.Bounded(Expression index, int _) -> canEmit(index);
      case Expression.Unary(var _, Expression operand) -> canEmit(operand);
      case Expression.Binary(var _, Expression left, Expression right) ->
          canEmit(left) && canEmit(right);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          canEmit(c) && canEmit(t) && canEmit(o);
      case Expression.Query _, Expression.Poll _, Expression.OwnChannel _ -> false;
      case Expression.LastMover _, Expression.NonProgress _, Expression.CanMove _ -> false;
      case Expression.RemoteLoad _, Expression.RemoteAt _, Expression.PriorityOf _ -> false;
    };
  }

  private static boolean canEmit(Place place) {
    return place.subscripts().stream().allMatch(s -> canEmit(s.index()));
  }

  /** Whether the code of a command can be written; else it is left to the interpreter. */
  static boolean canEmit(Command command, Model model, List<Channel> own) {
    return switch (command) {
      case Command.Guard(Expression condition) -> canEmit(condition, model, own);
      case Command.Assert(Expression condition) -> canEmit(condition, model, own);
      case Command.Assign(Place target, Expression value) ->
          canEmit(target) && canEmit(value, model, own);
      case Command.Skip _, Command.Print _, Command.Otherwise _, Command.End _ -> true;
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        Optional<Known> k = known(model, channel, own);
        yield !sorted
            && k.isPresent()
            && !k.get().channel().isRendezvous()
            && values.size() == k.get().channel().fields().size()
            && values.stream().allMatch(v -> canEmit(v, model, own));
      }
      case Command.Receive(Expression channel, var patterns, boolean random, boolean _) -> {
        Optional<Known> k = known(model, channel, own);
        yield !random
            && k.isPresent()
            && !k.get().channel().isRendezvous()
            && patterns.size() == k.get().channel().fields().size()
            && patterns.stream().allMatch(p -> canEmit(p, model, own));
      }
      case Command.Deterministic(var region) ->
          region.locations().stream().mapToInt(l -> l.edges().size()).sum() <= MAX_STEP_EDGES
              && region.locations().stream()
                  .flatMap(l -> l.edges().stream())
                  .allMatch(e -> canEmit(e.command(), model, own));
      case Command.Start _, Command.SetPriority _, Command.Acquire _, Command.Release _ -> false;
    };
  }

  private static boolean canEmit(Pattern pattern, Model model, List<Channel> own) {
    return switch (pattern) {
      case Pattern.Into(Place place) -> canEmit(place);
      case Pattern.Match(Expression value) -> canEmit(value, model, own);
      case Pattern.Ignore _ -> true;
    };
  }

  /** Like {@link #canEmit(Expression)}, with questions to known channels, anywhere inside. */
  private static boolean canEmit(Expression e, Model model, List<Channel> own) {
    return switch (e) {
      case Expression.Query(var _, Expression channel) -> known(model, channel, own).isPresent();
      case Expression.Unary(var _, Expression operand) -> canEmit(operand, model, own);
      case Expression.Binary(var _, Expression left, Expression right) ->
          canEmit(left, model, own) && canEmit(right, model, own);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          canEmit(c, model, own) && canEmit(t, model, own) && canEmit(o, model, own);
      case Expression.OwnChannel _ -> false;
      default -> canEmit(e);
    };
  }

  // Expressions.

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
    }
  }

  private void query(
      Expression.Question question, Expression number, List<Channel> own, Expression whole) {
    Known k = known(model, number, own).orElseThrow();
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
          unless(question, known(model, channel, own).orElseThrow(), no, own);
      default -> {
        value(e, own);
        code.ifeq(no);
      }
    }
  }

  private void unless(Expression.Question question, Known k, Label no, List<Channel> own) {
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

  private void offset(Place place, List<Channel> own) {
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
  private void buffer(Known k, List<Channel> own) {
    code.loadConstant(k.offset());
    if (k.own()) {
      code.iload(FRAME).iadd();
    }
    if (k.index().isPresent()) {
      value(k.index().get(), own);
      code.loadConstant(k.stride()).imul().iadd();
    }
  }

  private void loadByte() {
    code.baload().loadConstant(0xff).iand();
  }

  /** Reads a number; array and offset are on the stack. */
  private void load(Type type) {
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
  private void store(Type type) {
    if (type.bits() != 8 && type.bits() != 16 && type.bits() != 32) {
      code.loadConstant((1 << type.bits()) - 1).iand();
    }
    switch (type.bytes()) {
      case 1 -> code.bastore();
      case 2 -> code.invokestatic(BYTES, "putShort", MethodTypeDesc.of(VOID, STATE, INT, INT));
      default -> code.invokestatic(BYTES, "putInt", MethodTypeDesc.of(VOID, STATE, INT, INT));
    }
  }

  // Commands.

  /** Goes to the label unless the command is possible. */
  void unlessEnabled(Command command, Label no, List<Channel> own) {
    switch (command) {
      case Command.Guard(Expression condition) -> unless(condition, no, own);
      case Command.Send(Expression channel, var _, boolean _) -> {
        Known k = known(model, channel, own).orElseThrow();
        code.aload(VECTOR);
        buffer(k, own);
        loadByte();
        code.loadConstant(k.channel().capacity()).if_icmpge(no);
      }
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) -> {
        Known k = known(model, channel, own).orElseThrow();
        int at = code.allocateLocal(TypeKind.INT);
        buffer(k, own);
        code.istore(at);
        code.aload(VECTOR).iload(at);
        loadByte();
        code.ifeq(no);
        for (int f = 0; f < patterns.size(); f++) {
          if (patterns.get(f) instanceof Pattern.Match(Expression value)) {
            field(at, k.channel(), f);
            value(value, own);
            code.if_icmpne(no);
          }
        }
      }
      case Command.End() -> {
        code.aload(VECTOR).loadConstant(Layout.COUNT);
        loadByte();
        code.loadConstant(1).isub().iload(PROCESS).if_icmpne(no);
      }
      case Command.Deterministic(var region) -> {
        Label yes = code.newLabel();
        for (Command guard : region.guards()) {
          Label next = code.newLabel();
          unlessEnabled(guard, next, own);
          code.goto_(yes);
          code.labelBinding(next);
        }
        if (!region.guards().isEmpty()) {
          code.goto_(no);
        }
        code.labelBinding(yes);
      }
      case Command.Assign _, Command.Assert _, Command.Skip _, Command.Print _ -> {}
      case Command.Otherwise _ -> {}
      case Command.Start _, Command.SetPriority _, Command.Acquire _, Command.Release _ ->
          throw new IllegalStateException("not for the compiler");
    }
  }

  /** A field of the first message. */
  private void field(int buffer, Channel channel, int field) {
    code.aload(VECTOR).iload(buffer).loadConstant(1 + channel.fieldOffset(field)).iadd();
    load(channel.fields().get(field));
  }

  void perform(Command command, int edge, List<Channel> own) {
    switch (command) {
      case Command.Assign(Place target, Expression value) -> {
        int v = code.allocateLocal(TypeKind.INT);
        value(value, own);
        code.istore(v);
        code.aload(VECTOR);
        offset(target, own);
        code.iload(v);
        store(target.type());
      }
      case Command.Assert(Expression condition) -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        unless(condition, no, own);
        code.goto_(end);
        code.labelBinding(no);
        code.aload(SELF).iload(PROCESS).loadConstant(edge);
        code.invokevirtual(MACHINE, "assertionFailed", MethodTypeDesc.of(VOID, INT, INT));
        code.labelBinding(end);
      }
      case Command.Send(Expression channel, var values, boolean _) ->
          send(known(model, channel, own).orElseThrow(), values, own);
      case Command.Receive receive ->
          receive(known(model, receive.channel(), own).orElseThrow(), receive, own);
      case Command.End() -> code.aload(VECTOR).loadConstant(Layout.COUNT).iload(PROCESS).bastore();
      case Command.Guard _, Command.Skip _, Command.Print _, Command.Otherwise _ -> {}
      case Command.SetPriority _ -> throw new IllegalStateException("not for the compiler");
      case Command.Deterministic _, Command.Start _, Command.Acquire _, Command.Release _ ->
          throw new IllegalStateException("not for the compiler");
    }
  }

  /** Sets local variables to 0, those that lie side by side at once. */
  void forget(List<Place> places) {
    int from = 0;
    int to = 0;
    for (Place place : places) {
      if (place.offset() != to) {
        clear(from, to);
        from = place.offset();
      }
      to = place.offset() + place.type().bytes();
    }
    clear(from, to);
  }

  private void clear(int from, int to) {
    if (from == to) {
      return;
    }
    code.aload(VECTOR).iload(FRAME).loadConstant(from).iadd();
    switch (to - from) {
      case 1 -> code.loadConstant(0).bastore();
      case 2 -> {
        code.loadConstant(0);
        code.invokestatic(BYTES, "putShort", MethodTypeDesc.of(VOID, STATE, INT, INT));
      }
      case 4 -> {
        code.loadConstant(0);
        code.invokestatic(BYTES, "putInt", MethodTypeDesc.of(VOID, STATE, INT, INT));
      }
      default -> {
        code.loadConstant(to - from);
        code.invokestatic(MACHINE, "clear", MethodTypeDesc.of(VOID, STATE, INT, INT));
      }
    }
  }

  private void send(Known k, List<Expression> values, List<Channel> own) {
    Channel channel = k.channel();
    int at = code.allocateLocal(TypeKind.INT);
    int message = code.allocateLocal(TypeKind.INT);
    buffer(k, own);
    code.istore(at);
    code.aload(VECTOR).iload(at);
    loadByte();
    code.loadConstant(channel.messageBytes()).imul().iload(at).iadd().istore(message);
    for (int f = 0; f < values.size(); f++) {
      code.aload(VECTOR).iload(message).loadConstant(1 + channel.fieldOffset(f)).iadd();
      value(values.get(f), own);
      store(channel.fields().get(f));
    }
    code.aload(VECTOR).iload(at).dup2().baload().loadConstant(1).iadd().bastore();
  }

  private void receive(Known k, Command.Receive receive, List<Channel> own) {
    Channel channel = k.channel();
    int at = code.allocateLocal(TypeKind.INT);
    buffer(k, own);
    code.istore(at);
    List<Pattern> patterns = receive.patterns();
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        code.aload(VECTOR);
        offset(place, own);
        field(at, channel, f);
        store(place.type());
      }
    }
    if (!receive.copy()) {
      code.aload(VECTOR).iload(at).loadConstant(channel.messageBytes());
      code.invokestatic(MACHINE, "removeFirst", MethodTypeDesc.of(VOID, STATE, INT, INT));
    }
  }
}
