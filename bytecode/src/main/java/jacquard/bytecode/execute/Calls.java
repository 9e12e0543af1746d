package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.code.Names;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Calls, returns and what classes need before they are used. */
final class Calls {
  private static final String NULL_POINTER = "java/lang/NullPointerException";

  /** The set-up of a program may be as deep as a JVM's stack, about. */
  private static final int DEEPEST = 3000;

  /** What these hold is made by the JVM, and nothing that is translated reads it. */
  private static final Set<String> READY =
      Set.of(
          "java/lang/Object",
          "java/lang/Class",
          "java/lang/String",
          "java/lang/System",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Number",
          "java/lang/Character",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Boolean",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/VarHandle");

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Exceptions exceptions;
  private final Natives natives;
  private final VarHandles varHandles;
  private final LateInitialization late;
  private final Heap heap;
  private final ClassTable classes;

  Calls(
      Program program,
      Memory memory,
      Decisions decisions,
      Exceptions exceptions,
      Monitors monitors,
      LateInitialization late) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.exceptions = exceptions;
    this.late = late;
    this.natives = new Natives(program, memory, decisions, exceptions, monitors);
    this.varHandles = new VarHandles(program, memory, decisions, exceptions);
    this.heap = program.heap();
    this.classes = program.classes();
  }

  void raise(StepPath path, String type) {
    exceptions.raise(path, type);
  }

  /** The instruction that throws what is on the stack. */
  void raise(StepPath path) {
    int exception = decisions.object(path, (Ref) path.top().peek(0));
    if (path.end() != null) {
      return;
    }
    if (exception == 0) {
      exceptions.raise(path, NULL_POINTER);
    } else {
      exceptions.raise(path, exception);
    }
  }

  /**
   * Makes sure that a class is initialised.
   *
   * @return whether its initialiser has to run first, and the instruction again after it
   */
  boolean initialize(StepPath path, String type) {
    if (type.startsWith("[") || program.initialized().contains(type) || READY.contains(type)) {
      return false;
    }
    JavaClass c = classes.find(type);
    if (c.superName().isPresent() && !c.isInterface() && initialize(path, c.superName().get())) {
      return true;
    }
    if (!c.isInterface() && c.interfaces().stream().anyMatch(i -> initializeDefaults(path, i))) {
      return true;
    }
    program.initialized().add(type);
    Method initializer = c.methods().get("<clinit>()V");
    MethodCode code = initializer == null ? null : initializer.code();
    if (code == null) {
      return false;
    }
    if (memory.isSetup()) {
      path.enter(code, List.of());
      return true;
    }
    late.initialize(path, code);
    return false;
  }

  /** Interfaces are initialised with the classes that have their code. */
  private boolean initializeDefaults(StepPath path, String type) {
    if (Program.isLibrary(type)) {
      return false;
    }
    JavaClass c = classes.find(type);
    return c.interfaces().stream().anyMatch(i -> initializeDefaults(path, i))
        || (c.methods().values().stream().anyMatch(m -> !m.isStatic() && !m.isAbstract())
            && initialize(path, type));
  }

  /** What a class of the JVM's holds that is not initialised here cannot be read. */
  void requireInitialized(StepPath path, JavaClass owner, String field) {
    JavaClass.Field declared = owner.fields().get(field);
    boolean isKnown = declared != null && declared.constant().isPresent();
    if (READY.contains(owner.name()) && !isKnown) {
      throw Program.unsupported(path, "the field %s.%s".formatted(owner.externalName(), field));
    }
  }

  /**
   * Reads a field that holds something which the JVM has made: a standard stream, which takes
   * everything and tells nothing, the class of a primitive type, or a box.
   *
   * @return false if the field is another one
   */
  boolean isGiven(StepPath path, JavaClass owner, String name) {
    HeapObject given =
        switch (owner.name() + "." + name) {
          case "java/lang/System.out", "java/lang/System.err" ->
              heap.keyed(name, () -> heap.object("java/io/PrintStream", name));
          case "java/lang/Integer.TYPE" -> heap.statics(Heap.PRIMITIVE + "I");
          case "java/lang/Long.TYPE" -> heap.statics(Heap.PRIMITIVE + "J");
          case "java/lang/Short.TYPE" -> heap.statics(Heap.PRIMITIVE + "S");
          case "java/lang/Byte.TYPE" -> heap.statics(Heap.PRIMITIVE + "B");
          case "java/lang/Character.TYPE" -> heap.statics(Heap.PRIMITIVE + "C");
          case "java/lang/Boolean.FALSE" -> heap.get(heap.boxed("java/lang/Boolean").first());
          case "java/lang/Boolean.TRUE" -> heap.get(heap.boxed("java/lang/Boolean").first() + 1);
          case "java/lang/Boolean.TYPE" -> heap.statics(Heap.PRIMITIVE + "Z");
          default -> null;
        };
    if (given == null) {
      return false;
    }
    path.top().push(Ref.of(given.number()));
    path.top().next();
    return true;
  }

  void invoke(StepPath path, InvokeInstruction i) {
    String owner = Names.canonical(i.owner().asInternalName());
    String name = i.name().stringValue();
    String descriptor = Names.canonicalDescriptor(i.type().stringValue());
    MethodTypeDesc type = MethodTypeDesc.ofDescriptor(descriptor);
    int parameters = type.parameterCount();
    boolean isStatic = i.opcode() == Opcode.INVOKESTATIC;
    AccessMode mode = AccessMode.of(owner, name);
    if (mode != null) {
      varHandles.perform(path, i, mode, this);
      return;
    }
    if (isStatic && initialize(path, declaring(owner, name, descriptor))) {
      return;
    }
    boolean isFixed = isStatic || i.opcode() == Opcode.INVOKESPECIAL || !isOverridable(owner, name);
    if (isFixed && natives.perform(path, owner, name, type, isStatic)) {
      return;
    }
    if (isStatic || i.opcode() == Opcode.INVOKESPECIAL) {
      if (name.equals("<init>")) {
        construct(path, (Ref) path.top().peek(parameters));
      }
      Method method = classes.method(owner, name, descriptor);
      call(path, required(path, method, owner, name), parameters + (isStatic ? 0 : 1));
      return;
    }
    int receiver = decisions.object(path, (Ref) path.top().peek(parameters));
    if (path.end() != null) {
      return;
    }
    if (receiver == 0) {
      exceptions.raise(path, NULL_POINTER);
      return;
    }
    Method method = target(receiver, owner, name, descriptor);
    Optional<Lambda> lambda = heap.get(receiver).payload(Lambda.class);
    if (lambda.isPresent()
        && lambda.get().method().equals(name)
        && (method == null || method.isAbstract())) {
      call(path, lambda.get(), receiver, parameters, type);
    } else if (method != null && natives.perform(path, method.owner().name(), name, type, false)) {
      return;
    } else {
      call(path, required(path, method, heap.get(receiver).type(), name), parameters + 1);
    }
  }

  /** Who calls a static method initialises the class that has it, whichever is named. */
  private String declaring(String owner, String name, String descriptor) {
    Method declared = classes.method(owner, name, descriptor);
    return declared == null ? owner : declared.owner().name();
  }

  /** The constructor of an object begins, unless another one of its constructors calls it. */
  private void construct(StepPath path, Ref object) {
    Frame caller = path.top();
    boolean isOwn =
        caller.code().method().name().equals("<init>")
            && caller.local(0) instanceof Ref self
            && self.expression().equals(object.expression());
    if (!isOwn) {
      memory.construct(path, object);
    }
  }

  /** Whether a class may have a method of its own in the place of this one of Object. */
  private static boolean isOverridable(String owner, String name) {
    return owner.equals("java/lang/Object")
        && switch (name) {
          case "hashCode", "toString", "equals", "clone" -> true;
          default -> false;
        };
  }

  /** What a call runs on an object; private methods are not looked for in its class. */
  private @Nullable Method target(int receiver, String owner, String name, String descriptor) {
    Method declared =
        owner.startsWith("[") ? null : classes.find(owner).methods().get(name + descriptor);
    return declared != null && declared.isPrivate()
        ? declared
        : classes.method(heap.get(receiver).type(), name, descriptor);
  }

  private static Method required(
      StepPath path, @Nullable Method method, String owner, String name) {
    if (method == null || method.code() == null) {
      throw Program.unsupported(path, "the method %s.%s".formatted(owner.replace('/', '.'), name));
    }
    return method;
  }

  private void call(StepPath path, Method method, int count) {
    if (isTooDeep(path, method)) {
      return;
    }
    Frame caller = path.top();
    List<Value> arguments = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      arguments.addFirst(caller.pop());
    }
    enter(path, method, arguments);
  }

  private void enter(StepPath path, Method method, List<Value> arguments) {
    MethodCode code = java.util.Objects.requireNonNull(method.code());
    path.top().next();
    path.enter(code, arguments);
    if (method.isStep() && !path.isAtomic()) {
      path.setAtomicFrames(path.frames().size());
    }
  }

  private boolean isTooDeep(StepPath path, Method method) {
    if (memory.isSetup()) {
      if (path.frames().size() > DEEPEST) {
        throw Program.unsupported(path, "a stack of more than %,d frames".formatted(DEEPEST));
      }
      return false;
    }
    long depth = path.frames().stream().filter(f -> f.code().method() == method).count();
    if (depth < program.bounds().unwind()) {
      return false;
    }
    program.cut(
        path,
        "unwind",
        program.bounds().unwind(),
        "call of a method at a time",
        "calls of a method within each other");
    return true;
  }

  /** Calls what an object is that a lambda expression has made. */
  private void call(
      StepPath path, Lambda lambda, int receiver, int parameters, MethodTypeDesc type) {
    DirectMethodHandleDesc handle = lambda.implementation();
    String owner = Names.canonical(ClassTable.named(handle.owner().descriptorString()));
    List<Value> arguments = new ArrayList<>();
    for (int n = 0; n < lambda.captured(); n++) {
      arguments.add(memory.read(path, Cell.field(receiver, Lambda.field(n))));
    }
    for (int n = parameters - 1; n >= 0; n--) {
      arguments.add(path.top().peek(n));
    }
    boolean isNew = handle.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR;
    if (isNew) {
      if (initialize(path, owner)) {
        return;
      }
      HeapObject object = memory.allocate(path, owner, () -> heap.object(owner));
      arguments.addFirst(Ref.of(object.number()));
    }
    String name = handle.methodName();
    String descriptor = Names.canonicalDescriptor(descriptor(handle));
    boolean isStatic =
        handle.kind() == DirectMethodHandleDesc.Kind.STATIC
            || handle.kind() == DirectMethodHandleDesc.Kind.INTERFACE_STATIC;
    if (isStatic && initialize(path, declaring(owner, name, descriptor))) {
      return;
    }
    Method method = classes.method(owner, name, descriptor);
    boolean isVirtual =
        switch (handle.kind()) {
          case VIRTUAL, INTERFACE_VIRTUAL -> true;
          default -> false;
        };
    if (isVirtual && arguments.getFirst() instanceof Ref ref) {
      int object = decisions.object(path, ref);
      if (path.end() != null) {
        return;
      }
      if (object == 0) {
        exceptions.raise(path, NULL_POINTER);
        return;
      }
      method = target(object, owner, name, descriptor);
      arguments.set(0, Ref.of(object));
    }
    Method found = required(path, method, owner, name);
    requireSameKinds(path, found, arguments, type, isNew);
    if (isTooDeep(path, found)) {
      return;
    }
    for (int n = 0; n <= parameters; n++) {
      path.top().pop();
    }
    if (isNew) {
      path.top().push(arguments.getFirst());
      memory.construct(path, (Ref) arguments.getFirst());
    }
    enter(path, found, arguments);
    if (type.returnType().descriptorString().equals("V")) {
      path.top().dropResult();
    }
  }

  private static String descriptor(DirectMethodHandleDesc handle) {
    return handle.lookupDescriptor();
  }

  private static void requireSameKinds(
      StepPath path, Method method, List<Value> arguments, MethodTypeDesc type, boolean isNew) {
    int first = arguments.size() - method.type().parameterCount();
    boolean fits = first == (method.isStatic() ? 0 : 1);
    for (int n = 0; fits && n < method.type().parameterCount(); n++) {
      boolean isReference = !method.type().parameterType(n).isPrimitive();
      fits = isReference == arguments.get(first + n) instanceof Ref;
    }
    ClassDesc result = method.type().returnType();
    boolean isVoid = type.returnType().descriptorString().equals("V");
    if (!fits || (!isNew && !isVoid && result.isPrimitive() != type.returnType().isPrimitive())) {
      throw Program.unsupported(path, "a method reference that converts values");
    }
  }

  /** Ends the method on top with a value, or without. */
  void leave(StepPath path, boolean isVoid) {
    Frame frame = path.top();
    Value result = isVoid ? Value.Nothing.INSTANCE : narrowed(frame);
    Exceptions.leave(path);
    if (path.frames().isEmpty()) {
      path.end(StepPath.End.DONE);
    } else if (!isVoid && !frame.dropsResult()) {
      path.top().push(result);
    }
  }

  private static Value narrowed(Frame frame) {
    return frame.pop();
  }

  /** A call site that is linked when it is first reached. */
  void link(StepPath path, InvokeDynamicInstruction i) {
    Frame top = path.top();
    Optional<Method> linked = program.callSites().method(top.code().method() + " " + top.pc(), i);
    if (linked.isPresent()) {
      call(path, linked.get(), i.typeSymbol().parameterCount());
      return;
    }
    String bootstrap = ClassTable.named(i.bootstrapMethod().owner().descriptorString());
    switch (bootstrap) {
      case "java/lang/invoke/LambdaMetafactory" -> lambda(path, i);
      case "java/lang/invoke/StringConcatFactory" -> natives.concatenate(path, i);
      default -> throw Program.unsupported(path, "the call site of " + bootstrap.replace('/', '.'));
    }
  }

  private void lambda(StepPath path, InvokeDynamicInstruction i) {
    Frame top = path.top();
    MethodTypeDesc type = i.typeSymbol();
    String made = Names.canonical(ClassTable.named(type.returnType().descriptorString()));
    int captured = type.parameterCount();
    if (!(i.bootstrapArgs().get(1) instanceof DirectMethodHandleDesc implementation)) {
      throw Program.unsupported(path, "a lambda without a method");
    }
    Lambda lambda = new Lambda(i.name().stringValue(), implementation, captured);
    HeapObject object =
        captured == 0
            ? heap.keyed(List.of(top.code().method(), top.pc()), () -> heap.object(made, lambda))
            : memory.allocate(path, made, () -> withFields(heap.object(made, lambda), type));
    for (int n = captured - 1; n >= 0; n--) {
      memory.write(path, Cell.field(object.number(), Lambda.field(n)), top.pop());
    }
    top.push(Ref.of(object.number()));
    top.next();
  }

  private static HeapObject withFields(HeapObject object, MethodTypeDesc type) {
    for (int n = 0; n < type.parameterCount(); n++) {
      object.put(
          Cell.field(object.number(), Lambda.field(n)),
          Heap.zero(type.parameterType(n).descriptorString()));
    }
    return object;
  }
}
