package jacquard.model.compile;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Expression;
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

/**
 * Writes the code of commands. In every generated method local 0 is the machine, 1 the state, 2 the
 * process and 3 its frame.
 */
final class CommandEmitter {
  static final ClassDesc MACHINE = ClassDesc.of(CompiledMachine.class.getName());
  static final ClassDesc STATE = ClassDesc.ofDescriptor("[B");
  static final ClassDesc LONGS = ClassDesc.ofDescriptor("[J");
  static final ClassDesc BYTES = ClassDesc.of(Bytes.class.getName());
  static final ClassDesc INT = ConstantDescs.CD_int;
  static final ClassDesc VOID = ConstantDescs.CD_void;
  static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;

  static final int SELF = 0;
  static final int VECTOR = 1;
  static final int PROCESS = 2;
  static final int FRAME = 3;

  private final Model model;
  private final CodeBuilder code;
  private final ExpressionEmitter expressions;

  CommandEmitter(Model model, CodeBuilder code) {
    this.model = model;
    this.code = code;
    this.expressions = new ExpressionEmitter(model, code);
  }

  /** Goes to the label unless the command is possible. */
  void unlessEnabled(Command command, Label no, List<Channel> own) {
    switch (command) {
      case Command.Guard(Expression condition) -> expressions.unless(condition, no, own);
      case Command.Send(Expression channel, var _, boolean _) -> {
        KnownChannel k = KnownChannel.find(model, channel, own).orElseThrow();
        code.aload(VECTOR);
        expressions.buffer(k, own);
        expressions.loadByte();
        code.loadConstant(k.channel().capacity()).if_icmpge(no);
      }
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) -> {
        KnownChannel k = KnownChannel.find(model, channel, own).orElseThrow();
        unlessFirstMatches(bufferOf(k, own), k.channel().fields(), patterns, no, own);
      }
      case Command.End() -> {
        code.aload(VECTOR).loadConstant(Layout.COUNT);
        expressions.loadByte();
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

  /** The local variable that says where the buffer of a channel starts. */
  private int bufferOf(KnownChannel k, List<Channel> own) {
    int at = code.allocateLocal(TypeKind.INT);
    expressions.buffer(k, own);
    code.istore(at);
    return at;
  }

  private void unlessFirstMatches(
      int buffer, List<Type> fields, List<Pattern> patterns, Label no, List<Channel> own) {
    code.aload(VECTOR).iload(buffer);
    expressions.loadByte();
    code.ifeq(no);
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Match(Expression value)) {
        field(buffer, fields, f);
        expressions.value(value, own);
        code.if_icmpne(no);
      }
    }
  }

  /** A field of the first message. */
  private void field(int buffer, List<Type> fields, int field) {
    code.aload(VECTOR).iload(buffer).loadConstant(1 + bytes(fields.subList(0, field))).iadd();
    expressions.load(fields.get(field));
  }

  private static int bytes(List<Type> fields) {
    return fields.stream().mapToInt(Type::bytes).sum();
  }

  /**
   * Goes to a label unless a command on a channel that is known by its number is possible, or to
   * another one if it is left to the interpreter.
   */
  void unlessEnabled(
      Command command, ReferredChannel referred, Label no, Label left, List<Channel> own) {
    int number = code.allocateLocal(TypeKind.INT);
    int buffer = bufferOf(referred, number, left, own);
    switch (command) {
      case Command.Send _ -> {
        code.aload(VECTOR).iload(buffer);
        expressions.loadByte();
        code.aload(SELF).iload(number);
        code.invokevirtual(MACHINE, "capacity", MethodTypeDesc.of(INT, INT)).if_icmpge(no);
      }
      case Command.Receive receive ->
          unlessFirstMatches(buffer, referred.fields(), receive.patterns(), no, own);
      default -> throw new IllegalStateException("no channel");
    }
  }

  /** Performs a command on such a channel, or goes to a label if it is left to the interpreter. */
  void perform(Command command, ReferredChannel referred, Label left, List<Channel> own) {
    int buffer = bufferOf(referred, code.allocateLocal(TypeKind.INT), left, own);
    switch (command) {
      case Command.Send(var _, var values, boolean _) ->
          send(buffer, referred.fields(), values, own);
      case Command.Receive receive -> receive(buffer, referred.fields(), receive, own);
      default -> throw new IllegalStateException("no channel");
    }
  }

  private int bufferOf(ReferredChannel referred, int number, Label left, List<Channel> own) {
    int at = code.allocateLocal(TypeKind.INT);
    expressions.value(referred.number(), own);
    code.istore(number);
    code.aload(SELF).iload(number).loadConstant(referred.shape());
    code.invokevirtual(MACHINE, "buffer", MethodTypeDesc.of(INT, INT, INT));
    code.dup().istore(at).iflt(left);
    return at;
  }

  void perform(Command command, int edge, List<Channel> own) {
    switch (command) {
      case Command.Assign(Place target, Expression value) -> {
        int v = code.allocateLocal(TypeKind.INT);
        expressions.value(value, own);
        code.istore(v);
        code.aload(VECTOR);
        expressions.offset(target, own);
        code.iload(v);
        expressions.store(target.type());
      }
      case Command.Assert(Expression condition) -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        expressions.unless(condition, no, own);
        code.goto_(end);
        code.labelBinding(no);
        code.aload(SELF).iload(PROCESS).loadConstant(edge);
        code.invokevirtual(MACHINE, "assertionFailed", MethodTypeDesc.of(VOID, INT, INT));
        code.labelBinding(end);
      }
      case Command.Send(Expression channel, var values, boolean _) -> {
        KnownChannel k = KnownChannel.find(model, channel, own).orElseThrow();
        send(bufferOf(k, own), k.channel().fields(), values, own);
      }
      case Command.Receive receive -> {
        KnownChannel k = KnownChannel.find(model, receive.channel(), own).orElseThrow();
        receive(bufferOf(k, own), k.channel().fields(), receive, own);
      }
      case Command.End() -> code.aload(VECTOR).loadConstant(Layout.COUNT).iload(PROCESS).bastore();
      case Command.Guard _, Command.Skip _, Command.Print _, Command.Otherwise _ -> {}
      case Command.SetPriority _ -> throw new IllegalStateException("not for the compiler");
      case Command.Deterministic _, Command.Start _, Command.Acquire _, Command.Release _ ->
          throw new IllegalStateException("not for the compiler");
    }
  }

  /** Sets variables to 0, those that lie side by side at once. */
  void forget(List<Place> places) {
    int from = 0;
    int to = 0;
    boolean global = false;
    for (Place place : places) {
      if (place.offset() != to || place.isGlobal() != global) {
        clear(from, to, global);
        from = place.offset();
        global = place.isGlobal();
      }
      to = place.offset() + place.type().bytes();
    }
    clear(from, to, global);
  }

  private void clear(int from, int to, boolean global) {
    if (from == to) {
      return;
    }
    code.aload(VECTOR).loadConstant(from);
    if (!global) {
      code.iload(FRAME).iadd();
    }
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

  private void send(int at, List<Type> fields, List<Expression> values, List<Channel> own) {
    int message = code.allocateLocal(TypeKind.INT);
    code.aload(VECTOR).iload(at);
    expressions.loadByte();
    code.loadConstant(bytes(fields)).imul().iload(at).iadd().istore(message);
    for (int f = 0; f < values.size(); f++) {
      code.aload(VECTOR).iload(message).loadConstant(1 + bytes(fields.subList(0, f))).iadd();
      expressions.value(values.get(f), own);
      expressions.store(fields.get(f));
    }
    code.aload(VECTOR).iload(at).dup2().baload().loadConstant(1).iadd().bastore();
  }

  private void receive(int at, List<Type> fields, Command.Receive receive, List<Channel> own) {
    List<Pattern> patterns = receive.patterns();
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        code.aload(VECTOR);
        expressions.offset(place, own);
        field(at, fields, f);
        expressions.store(place.type());
      }
    }
    if (!receive.copy()) {
      code.aload(VECTOR).iload(at).loadConstant(bytes(fields));
      code.invokestatic(MACHINE, "removeFirst", MethodTypeDesc.of(VOID, STATE, INT, INT));
    }
  }
}
