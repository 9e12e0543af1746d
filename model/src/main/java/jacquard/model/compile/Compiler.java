package jacquard.model.compile;

import static jacquard.model.compile.CommandEmitter.FRAME;
import static jacquard.model.compile.CommandEmitter.LONGS;
import static jacquard.model.compile.CommandEmitter.MACHINE;
import static jacquard.model.compile.CommandEmitter.PROCESS;
import static jacquard.model.compile.CommandEmitter.SELF;
import static jacquard.model.compile.CommandEmitter.STATE;
import static jacquard.model.compile.CommandEmitter.VECTOR;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.run.Bytes;
import jacquard.model.run.Interpreter;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Makes a machine whose code is that of one model. */
public final class Compiler {
  private static final ClassDesc NAME =
      ClassDesc.of(CompiledMachine.class.getPackageName() + ".Generated");
  private static final ClassDesc INT = ConstantDescs.CD_int;
  private static final ClassDesc VOID = ConstantDescs.CD_void;
  private static final ClassDesc MODEL = ClassDesc.of(Model.class.getName());
  private static final MethodTypeDesc CONSTRUCTOR =
      MethodTypeDesc.of(VOID, MODEL, ConstantDescs.CD_boolean);
  private static final MethodTypeDesc LIST =
      MethodTypeDesc.of(INT, MACHINE, STATE, INT, INT, LONGS, INT);
  private static final MethodTypeDesc ACT = MethodTypeDesc.of(VOID, MACHINE, STATE, INT, INT);

  /**
   * A method that is longer than 8000 bytes is never compiled by the JVM, so switches are small.
   */
  private static final int CASES = 256;

  private static final int TRANSITIONS = 4;
  private static final int FOUND = 5;

  private final Model model;
  private final ClassBuilder type;

  private Compiler(Model model, ClassBuilder type) {
    this.model = model;
    this.type = type;
  }

  /** A model that does not fit into a class is left to the interpreter. */
  public static Machine compile(Model model) {
    byte[] bytes;
    try {
      bytes = bytes(model);
    } catch (IllegalArgumentException _) { // a method or the constant pool is too large
      return new Interpreter(model);
    }
    try {
      return instance(MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass(), model);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("the generated class cannot be used", e);
    }
  }

  private static byte[] bytes(Model model) {
    return ClassFile.of()
        .build(
            NAME,
            type -> {
              type.withFlags(ClassFile.ACC_FINAL).withSuperclass(MACHINE);
              new Compiler(model, type).generate();
            });
  }

  /** A machine of the class that was made for a model. */
  static Machine instance(Class<?> type, Model model) {
    try {
      MethodHandle constructor =
          MethodHandles.lookup()
              .findConstructor(type, MethodType.methodType(void.class, Model.class, boolean.class));
      return (Machine) constructor.invoke(model, TimeoutUse.in(model));
    } catch (Error | RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("the generated class cannot be used", e);
    }
  }

  private void generate() {
    type.withMethodBody(
        ConstantDescs.INIT_NAME,
        CONSTRUCTOR,
        0,
        code ->
            code.aload(0)
                .aload(1)
                .iload(2)
                .invokespecial(MACHINE, ConstantDescs.INIT_NAME, CONSTRUCTOR)
                .return_());
    for (ProcessGraph process : model.processes()) {
      for (Location location : process.locations()) {
        method(
            "at_" + process.index() + "_" + location.id(),
            LIST,
            code -> location(code, process, location));
        for (Edge edge : location.edges()) {
          method("edge_" + edge.id(), ACT, code -> edge(code, process, edge));
        }
      }
      listOfProcess(process);
    }
    listOfAll();
    actions();
  }

  private void method(String name, MethodTypeDesc signature, Consumer<CodeBuilder> body) {
    type.withMethodBody(name, signature, ClassFile.ACC_STATIC, body);
  }

  /** Lists what is enabled at a location. */
  private void location(CodeBuilder code, ProcessGraph process, Location location) {
    List<Channel> own = process.channels();
    if (isLeftToInterpreter(location, own)) {
      code.aload(SELF).aload(VECTOR).iload(PROCESS).aload(TRANSITIONS).iload(FOUND);
      code.invokevirtual(
          MACHINE, "interpretedList", MethodTypeDesc.of(INT, STATE, INT, LONGS, INT));
      code.ireturn();
      return;
    }
    CommandEmitter emitter = new CommandEmitter(model, code);
    int before = code.allocateLocal(TypeKind.INT);
    code.iload(FOUND).istore(before);
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (priority >= 0 && edge.priority() != priority) {
        Label go = code.newLabel();
        code.iload(FOUND).iload(before).if_icmpeq(go);
        code.iload(FOUND).ireturn();
        code.labelBinding(go);
      }
      priority = edge.priority();
      Label end = code.newLabel();
      if (Emittable.is(edge.command(), model, own)) {
        if (edge.command() instanceof Command.Otherwise) {
          code.iload(FOUND).iload(before).if_icmpne(end);
        } else {
          emitter.unlessEnabled(edge.command(), end, own);
        }
        add(code, edge);
      } else {
        Optional<ReferredChannel> referred = ReferredChannel.of(edge.command(), model, own);
        if (referred.isPresent()) {
          Label left = code.newLabel();
          emitter.unlessEnabled(edge.command(), referred.get(), end, left, own);
          add(code, edge);
          code.goto_(end);
          code.labelBinding(left);
        }
        interpretedList(code, edge);
      }
      code.labelBinding(end);
    }
    code.iload(FOUND).ireturn();
  }

  private static void add(CodeBuilder code, Edge edge) {
    code.aload(TRANSITIONS).iload(FOUND).iload(PROCESS).loadConstant(edge.id());
    code.invokestatic(MACHINE, "add", MethodTypeDesc.of(VOID, LONGS, INT, INT, INT));
    code.iinc(FOUND, 1);
  }

  private static void interpretedList(CodeBuilder code, Edge edge) {
    code.aload(SELF).aload(VECTOR).iload(PROCESS).loadConstant(edge.id());
    code.aload(TRANSITIONS).iload(FOUND);
    code.invokevirtual(
        MACHINE, "interpretedList", MethodTypeDesc.of(INT, STATE, INT, INT, LONGS, INT));
    code.istore(FOUND);
  }

  /** A send without buffer that hides other edges needs more than to know that it is possible. */
  private boolean isLeftToInterpreter(Location location, List<Channel> own) {
    int last = location.edges().isEmpty() ? 0 : location.edges().getLast().priority();
    return location.edges().stream()
        .anyMatch(
            e ->
                e.priority() != last
                    && e.command() instanceof Command.Send
                    && !Emittable.is(e.command(), model, own));
  }

  private void edge(CodeBuilder code, ProcessGraph process, Edge edge) {
    List<Channel> own = process.channels();
    if (!Emittable.is(edge.command(), model, own)) {
      Label end = code.newLabel();
      Optional<ReferredChannel> referred = ReferredChannel.of(edge.command(), model, own);
      if (referred.isPresent()) {
        Label left = code.newLabel();
        new CommandEmitter(model, code).perform(edge.command(), referred.get(), left, own);
        code.goto_(end);
        code.labelBinding(left);
      }
      code.aload(SELF).aload(VECTOR).iload(PROCESS).loadConstant(edge.id());
      code.invokevirtual(MACHINE, "interpretedAct", MethodTypeDesc.of(VOID, STATE, INT, INT));
      code.labelBinding(end);
    } else if (edge.command() instanceof Command.Deterministic(var region)) {
      new RegionEmitter(model, code).emit(region, own);
    } else {
      new CommandEmitter(model, code).perform(edge.command(), edge.id(), own);
    }
    if (!(edge.command() instanceof Command.End)) {
      code.aload(VECTOR).iload(FRAME).loadConstant(Layout.LOCATION).iadd();
      code.loadConstant(edge.target());
      code.invokestatic(
          ClassDesc.of(Bytes.class.getName()),
          "putShort",
          MethodTypeDesc.of(VOID, STATE, INT, INT));
      new CommandEmitter(model, code).forget(edge.forgotten());
    }
    code.aload(VECTOR).loadConstant(Layout.HOLDER);
    if (edge.exclusive()) {
      code.iload(PROCESS).loadConstant(1).iadd();
    } else {
      code.loadConstant(0);
    }
    code.bastore();
    if (model.tracksLastMover()) {
      code.aload(VECTOR).loadConstant(Layout.LAST).iload(PROCESS).bastore();
    }
    code.return_();
  }

  private void listOfProcess(ProcessGraph process) {
    int count = process.locations().size();
    for (int from = 0; from < count; from += CASES) {
      int first = from;
      method(
          "list_" + process.index() + "_" + from / CASES,
          LIST,
          code -> {
            location(code);
            cases(
                code,
                first,
                Math.min(count, first + CASES),
                l -> call(code, "at_" + process.index() + "_" + l));
          });
    }
    method(
        "list_" + process.index(),
        LIST,
        code -> {
          if (process.provided().isPresent()) {
            Label go = code.newLabel();
            code.aload(SELF).aload(VECTOR).iload(PROCESS);
            code.invokevirtual(
                MACHINE, "isProvided", MethodTypeDesc.of(ConstantDescs.CD_boolean, STATE, INT));
            code.ifne(go);
            code.iload(FOUND).ireturn();
            code.labelBinding(go);
          }
          if (count <= CASES) {
            call(code, "list_" + process.index() + "_0");
          } else {
            location(code);
            code.loadConstant(CASES).idiv();
            cases(
                code,
                0,
                (count + CASES - 1) / CASES,
                c -> call(code, "list_" + process.index() + "_" + c));
          }
        });
  }

  private static void location(CodeBuilder code) {
    code.aload(VECTOR).iload(FRAME);
    code.invokestatic(MACHINE, "locationIn", MethodTypeDesc.of(INT, STATE, INT));
  }

  private static void call(CodeBuilder code, String list) {
    code.aload(SELF).aload(VECTOR).iload(PROCESS).iload(FRAME);
    code.aload(TRANSITIONS).iload(FOUND);
    code.invokestatic(NAME, list, LIST).ireturn();
  }

  /** A switch over the number on the stack; every case must return. */
  private static void cases(CodeBuilder code, int from, int to, IntConsumer body) {
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = from; i < to; i++) {
      cases.add(SwitchCase.of(i, code.newLabel()));
    }
    Label none = code.newLabel();
    code.tableswitch(from, to - 1, none, cases);
    for (SwitchCase c : cases) {
      code.labelBinding(c.target());
      body.accept(c.caseValue());
    }
    code.labelBinding(none);
    ClassDesc error = ClassDesc.of(IllegalStateException.class.getName());
    code.new_(error).dup();
    code.invokespecial(error, ConstantDescs.INIT_NAME, MethodTypeDesc.of(VOID)).athrow();
  }

  private void listOfAll() {
    type.withMethodBody(
        "list",
        MethodTypeDesc.of(INT, STATE, INT, INT, LONGS, INT),
        ClassFile.ACC_FINAL,
        code -> {
          code.aload(VECTOR).iload(FRAME).loadConstant(Layout.KIND).iadd().baload();
          code.loadConstant(0xff).iand();
          cases(code, 0, model.processes().size(), p -> call(code, "list_" + p));
        });
  }

  private void actions() {
    int count = model.edges().size();
    boolean[] ofProcess = new boolean[count];
    for (ProcessGraph p : model.processes()) {
      p.locations().forEach(l -> l.edges().forEach(e -> ofProcess[e.id()] = true));
    }
    int edge = 4;
    MethodTypeDesc signature = MethodTypeDesc.of(VOID, STATE, INT, INT, INT);
    for (int from = 0; from < count; from += CASES) {
      int first = from;
      type.withMethodBody(
          "act_" + from / CASES,
          signature,
          ClassFile.ACC_FINAL,
          code -> {
            code.iload(edge);
            cases(
                code,
                first,
                Math.min(count, first + CASES),
                e -> {
                  if (ofProcess[e]) {
                    code.aload(SELF).aload(VECTOR).iload(PROCESS).iload(FRAME);
                    code.invokestatic(NAME, "edge_" + e, ACT);
                  }
                  code.return_();
                });
          });
    }
    type.withMethodBody(
        "act",
        signature,
        ClassFile.ACC_FINAL,
        code -> {
          code.iload(edge).loadConstant(CASES).idiv();
          cases(
              code,
              0,
              (count + CASES - 1) / CASES,
              c -> {
                code.aload(SELF).aload(VECTOR).iload(PROCESS).iload(FRAME).iload(edge);
                code.invokevirtual(NAME, "act_" + c, signature).return_();
              });
        });
  }
}
