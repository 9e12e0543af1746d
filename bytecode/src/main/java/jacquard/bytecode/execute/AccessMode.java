package jacquard.bytecode.execute;

import jacquard.bytecode.execute.StepInfo.Action;
import org.jspecify.annotations.Nullable;

/**
 * What an access by a VarHandle does. How it is ordered with other accesses does not matter, since
 * all steps come one after the other; and a weak access fails only where the strong one does, as
 * when the program is run.
 */
enum AccessMode {
  GET(Action.READ, 0),
  SET(Action.WRITE, 1),
  COMPARE_AND_SET(Action.UPDATE, 2),
  COMPARE_AND_EXCHANGE(Action.UPDATE, 2),
  GET_AND_SET(Action.UPDATE, 1),
  GET_AND_ADD(Action.UPDATE, 1),
  GET_AND_OR(Action.UPDATE, 1),
  GET_AND_AND(Action.UPDATE, 1),
  GET_AND_XOR(Action.UPDATE, 1);

  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

  private final Action action;
  private final int operands;

  AccessMode(Action action, int operands) {
    this.action = action;
    this.operands = operands;
  }

  /** The mode that a method stands for, if a call of it is an access. */
  static @Nullable AccessMode of(String owner, String method) {
    if (!owner.equals(VAR_HANDLE)) {
      return null;
    }
    return switch (method) {
      case "get", "getVolatile", "getOpaque", "getAcquire" -> GET;
      case "set", "setVolatile", "setOpaque", "setRelease" -> SET;
      case "compareAndSet",
          "weakCompareAndSet",
          "weakCompareAndSetPlain",
          "weakCompareAndSetAcquire",
          "weakCompareAndSetRelease" ->
          COMPARE_AND_SET;
      case "compareAndExchange", "compareAndExchangeAcquire", "compareAndExchangeRelease" ->
          COMPARE_AND_EXCHANGE;
      case "getAndSet", "getAndSetAcquire", "getAndSetRelease" -> GET_AND_SET;
      case "getAndAdd", "getAndAddAcquire", "getAndAddRelease" -> GET_AND_ADD;
      case "getAndBitwiseOr", "getAndBitwiseOrAcquire", "getAndBitwiseOrRelease" -> GET_AND_OR;
      case "getAndBitwiseAnd", "getAndBitwiseAndAcquire", "getAndBitwiseAndRelease" -> GET_AND_AND;
      case "getAndBitwiseXor", "getAndBitwiseXorAcquire", "getAndBitwiseXorRelease" -> GET_AND_XOR;
      default -> null;
    };
  }

  Action action() {
    return action;
  }

  /** How many values it takes, behind those that say which variable is meant. */
  int operands() {
    return operands;
  }

  /** Whether variables of a type can be accessed in this way. */
  boolean isFor(Handle handle) {
    char type = handle.type().charAt(0);
    boolean isReference = type == 'L' || type == '[';
    return switch (this) {
      case GET -> true;
      case SET, COMPARE_AND_SET, COMPARE_AND_EXCHANGE, GET_AND_SET -> !handle.isReadOnly();
      case GET_AND_ADD -> !handle.isReadOnly() && !isReference && type != 'Z';
      case GET_AND_OR, GET_AND_AND, GET_AND_XOR -> !handle.isReadOnly() && !isReference;
    };
  }
}
