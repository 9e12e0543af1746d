package jacquard.model.compile;

import jacquard.model.Expression;
import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.run.Interpreter;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Conditions on whole states, as one sees them from outside all processes. Code is written for
 * those that ask for nothing rare. Not for several threads.
 */
public final class Conditions {
  /** So many at most. */
  public static final int MOST = Long.SIZE;

  private static final ClassDesc NAME =
      ClassDesc.of(Conditions.class.getPackageName() + ".GeneratedConditions");

  private final List<Expression> all;
  private final Interpreter interpreter;
  private final @Nullable Code code;

  /** The numbers of those that there is no code for. */
  private final int[] others;

  /** What the generated class does. */
  interface Code {
    /** Which of the conditions hold that there is code for, as bits. */
    long holding(byte[] state);
  }

  /**
   * Conditions on the states of a model.
   *
   * @param all at most {@link #MOST}
   */
  public Conditions(Model model, List<Expression> all) {
    if (all.size() > MOST) {
      throw new IllegalArgumentException("too many conditions: " + all.size());
    }
    this.all = List.copyOf(all);
    this.interpreter = new Interpreter(model);
    this.code = code(model, this.all);
    this.others =
        IntStream.range(0, all.size())
            .filter(i -> code == null || !isEmittable(all.get(i), model))
            .toArray();
  }

  /**
   * Which conditions hold, as bits from the lowest on.
   *
   * @param isEnd whether no process can move; that is not a lack of progress
   * @throws FaultException if one cannot be evaluated
   */
  public long holding(byte[] state, boolean isEnd) {
    long holding = 0;
    if (code != null) {
      try {
        holding = code.holding(state);
      } catch (FaultException _) {
        return interpreted(state, isEnd); // says what is wrong with which
      }
    }
    for (int i : others) {
      if (interpreter.isTrue(all.get(i), state, isEnd)) {
        holding |= 1L << i;
      }
    }
    return holding;
  }

  private long interpreted(byte[] state, boolean isEnd) {
    long holding = 0;
    for (int i = 0; i < all.size(); i++) {
      if (interpreter.isTrue(all.get(i), state, isEnd)) {
        holding |= 1L << i;
      }
    }
    return holding;
  }

  /** Outside all processes there is nothing that is a process's own. */
  private static boolean isEmittable(Expression e, Model model) {
    return Emittable.is(e, model, List.of()) && isCommon(e);
  }

  private static boolean isCommon(Expression e) {
    return switch (e) {
      case Expression.Constant _, Expression.ProcessCount _ -> true;
      case Expression.Load(Place place) ->
          place.isGlobal() && place.subscripts().stream().allMatch(s -> isCommon(s.index()));
      case Expression.Bounded(Expression index, int _) -> isCommon(index);
      case Expression.Unary(var _, Expression operand) -> isCommon(operand);
      case Expression.Binary(var _, Expression left, Expression right) ->
          isCommon(left) && isCommon(right);
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          isCommon(c) && isCommon(t) && isCommon(o);
      case Expression.Query(var _, Expression channel) -> isCommon(channel);
      case Expression.Self _, Expression.Timeout _, Expression.Poll _ -> false;
      case Expression.OwnChannel _, Expression.LastMover _, Expression.NonProgress _ -> false;
      case Expression.CanMove _, Expression.RemoteLoad _, Expression.RemoteAt _ -> false;
      case Expression.PriorityOf _, Expression.FirstOf _, Expression.ControlOf _ -> false;
    };
  }

  /** None if there is nothing to write, or it does not fit into a class. */
  private static @Nullable Code code(Model model, List<Expression> all) {
    if (all.stream().noneMatch(e -> isEmittable(e, model))) {
      return null;
    }
    try {
      return instance(bytes(model, all));
    } catch (IllegalArgumentException _) { // a method is too large
      return null;
    }
  }

  private static byte[] bytes(Model model, List<Expression> all) {
    return ClassFile.of()
        .build(
            NAME,
            type ->
                type.withFlags(ClassFile.ACC_FINAL)
                    .withInterfaceSymbols(ClassDesc.ofDescriptor(Code.class.descriptorString()))
                    .withMethodBody(
                        ConstantDescs.INIT_NAME,
                        ConstantDescs.MTD_void,
                        0,
                        code ->
                            code.aload(0)
                                .invokespecial(
                                    ConstantDescs.CD_Object,
                                    ConstantDescs.INIT_NAME,
                                    ConstantDescs.MTD_void)
                                .return_())
                    .withMethodBody(
                        "holding",
                        MethodTypeDesc.of(ConstantDescs.CD_long, CommandEmitter.STATE),
                        ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL,
                        code -> holding(code, model, all)));
  }

  private static void holding(CodeBuilder code, Model model, List<Expression> all) {
    ExpressionEmitter emitter = new ExpressionEmitter(model, code);
    int holding = code.allocateLocal(TypeKind.LONG);
    code.loadConstant(0L).lstore(holding);
    for (int i = 0; i < all.size(); i++) {
      if (isEmittable(all.get(i), model)) {
        Label no = code.newLabel();
        emitter.unless(all.get(i), no, List.of());
        code.lload(holding).loadConstant(1L << i).lor().lstore(holding);
        code.labelBinding(no);
      }
    }
    code.lload(holding).lreturn();
  }

  private static Code instance(byte[] bytes) {
    try {
      Class<?> type = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
      MethodHandle constructor =
          MethodHandles.lookup().findConstructor(type, MethodType.methodType(void.class));
      return (Code) constructor.invoke();
    } catch (Error | RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("the generated class cannot be used", e);
    }
  }
}
