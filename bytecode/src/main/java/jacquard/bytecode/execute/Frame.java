package jacquard.bytecode.execute;

import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A method that is running. The frame of a caller is already behind the call. */
public final class Frame {
  private final MethodCode code;
  private final Value[] locals;
  private final List<Value> stack;
  private int pc;
  private boolean dropsResult;

  Frame(MethodCode code) {
    this.code = code;
    this.locals = new Value[Math.max(code.maxLocals(), 1)];
    Arrays.fill(locals, Value.Nothing.INSTANCE);
    this.stack = new ArrayList<>();
  }

  private Frame(Frame other) {
    this.code = other.code;
    this.locals = other.locals.clone();
    this.stack = new ArrayList<>(other.stack);
    this.pc = other.pc;
    this.dropsResult = other.dropsResult;
  }

  Frame copy() {
    return new Frame(this);
  }

  public MethodCode code() {
    return code;
  }

  public int pc() {
    return pc;
  }

  void jump(int target) {
    pc = target;
  }

  void next() {
    pc++;
  }

  /** Whether nobody wants what the method returns. */
  boolean dropsResult() {
    return dropsResult;
  }

  void dropResult() {
    dropsResult = true;
  }

  public int line() {
    return code.line(pc);
  }

  public Value local(int slot) {
    return locals[slot];
  }

  public void setLocal(int slot, Value value) {
    locals[slot] = value;
  }

  public int locals() {
    return locals.length;
  }

  public List<Value> stack() {
    return stack;
  }

  void push(Value value) {
    stack.add(value);
  }

  Value pop() {
    return stack.removeLast();
  }

  Value.Int popInt() {
    return (Value.Int) pop();
  }

  /** A value below the top of the stack, without taking it. */
  Value peek(int depth) {
    return stack.get(stack.size() - 1 - depth);
  }
}
