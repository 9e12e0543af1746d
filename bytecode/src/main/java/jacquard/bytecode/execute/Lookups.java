package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Value.Ref;
import org.jspecify.annotations.Nullable;

/** Looks variables up, and makes a VarHandle for each. */
final class Lookups {
  static final String METHOD_HANDLES = "java/lang/invoke/MethodHandles";
  static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

  /** Who looks for something: what a class may use, it finds. */
  private record Lookup(String type) {}

  private final Program program;
  private final Heap heap;

  Lookups(Program program) {
    this.program = program;
    this.heap = program.heap();
  }

  /** The result of a method of these classes; null if it has none. */
  @Nullable Ref call(StepPath path, String owner, String name, int count) {
    Frame top = path.top();
    return switch (owner.substring(owner.lastIndexOf('/') + 1) + "." + name) {
      case "MethodHandles.lookup" -> lookup(top.code().method().owner().name());
      case "MethodHandles.privateLookupIn" -> lookup(named(path, 1));
      case "MethodHandles$Lookup.lookupClass" ->
          Ref.of(heap.statics(payload(path, 0, Lookup.class).type()).number());
      case "MethodHandles.arrayElementVarHandle" -> handle(new Handle.OfElement(named(path, 0)));
      case "MethodHandles$Lookup.findVarHandle" -> found(path, false);
      case "MethodHandles$Lookup.findStaticVarHandle" -> found(path, true);
      case "VarHandle.withInvokeBehavior", "VarHandle.withInvokeExactBehavior" ->
          (Ref) top.peek(count - 1);
      case "VarHandle.fullFence",
          "VarHandle.acquireFence",
          "VarHandle.releaseFence",
          "VarHandle.loadLoadFence",
          "VarHandle.storeStoreFence" ->
          null; // all steps come one after the other
      default ->
          throw Program.unsupported(
              path, "the method %s.%s".formatted(owner.replace('/', '.').replace('$', '.'), name));
    };
  }

  private Ref lookup(String type) {
    Lookup lookup = new Lookup(type);
    return Ref.of(heap.standIn(lookup, () -> heap.object(LOOKUP, lookup)).number());
  }

  private Ref handle(Handle handle) {
    return Ref.of(heap.standIn(handle, () -> heap.object(VAR_HANDLE, handle)).number());
  }

  private Ref found(StepPath path, boolean isStatic) {
    String from = payload(path, 3, Lookup.class).type();
    String type = named(path, 2);
    String name = payload(path, 1, String.class);
    JavaClass owner = program.classes().fieldOwner(type, name);
    JavaClass.Field field = owner.fields().get(name);
    if (field == null
        || field.isStatic() != isStatic
        || !field.descriptor().equals(descriptor(path, 0))
        || !field.isAccessible(owner.name(), from)) {
      throw Program.unsupported(
          path, "a VarHandle of %s.%s that is not found".formatted(owner.externalName(), name));
    }
    return handle(isStatic ? new Handle.OfStatic(owner, field) : new Handle.OfField(owner, field));
  }

  /** The field that an updater of fields is made for. */
  Ref volatileField(StepPath path) {
    String name = payload(path, 1, String.class);
    JavaClass owner = program.classes().find(named(path, 2));
    JavaClass.Field field = owner.fields().get(name);
    if (field == null
        || field.isStatic()
        || !field.isVolatile()
        || !field.descriptor().equals(descriptor(path, 0))) {
      throw Program.unsupported(
          path,
          "an updater of %s.%s, which is no such volatile field"
              .formatted(owner.externalName(), name));
    }
    return handle(new Handle.OfField(owner, field));
  }

  /** The name or array type of the class that an argument is. */
  private String named(StepPath path, int depth) {
    return ClassTable.named(descriptor(path, depth));
  }

  private String descriptor(StepPath path, int depth) {
    String type = payload(path, depth, Heap.ClassPayload.class).type();
    return type.startsWith(Heap.PRIMITIVE)
        ? type.substring(Heap.PRIMITIVE.length())
        : type.startsWith("[") ? type : "L" + type + ";";
  }

  private <T> T payload(StepPath path, int depth, Class<T> as) {
    Ref ref = (Ref) path.top().peek(depth);
    if (!ref.isConstant() || ref.object() == 0) {
      throw Program.unsupported(path, "a variable that is looked up and not known");
    }
    return heap.get(ref.object())
        .payload(as)
        .orElseThrow(() -> Program.unsupported(path, "a variable that is looked up and not known"));
  }
}
