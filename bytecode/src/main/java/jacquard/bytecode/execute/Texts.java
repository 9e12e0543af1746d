package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Strings: constants, on which all methods work as they do, and one string that stands for all
 * others, of which nothing is known.
 */
final class Texts {
  private record Other() {}

  private final Heap heap;

  Texts(Heap heap) {
    this.heap = heap;
  }

  private Ref other() {
    return Ref.of(
        heap.keyed("other text", () -> heap.object("java/lang/String", new Other())).number());
  }

  /** The result of a method of a string, or of the class. */
  @Nullable Value call(StepPath path, String name, MethodTypeDesc type, boolean isStatic) {
    List<ClassDesc> types = new ArrayList<>(type.parameterList());
    if (!isStatic) {
      types.addFirst(ClassDesc.of("java.lang.String"));
    }
    Object[] values = new Object[types.size()];
    boolean isKnown = true;
    for (int n = 0; n < values.length; n++) {
      Optional<Object> value = known(types.get(n), path.top().peek(values.length - 1 - n));
      isKnown &= value.isPresent();
      values[n] = value.orElse("");
    }
    if (isKnown) {
      return called(path, name, types, values, isStatic);
    }
    if (type.returnType().descriptorString().equals("Ljava/lang/String;")) {
      return other();
    }
    throw Program.unsupported(path, "a string that is not a constant");
  }

  private Optional<Object> known(ClassDesc type, Value value) {
    return switch (value) {
      case Int i when i.isConstant() ->
          Optional.of(
              switch (type.descriptorString()) {
                case "C" -> (char) i.constant();
                case "Z" -> i.constant() != 0;
                case "B" -> (byte) i.constant();
                case "S" -> (short) i.constant();
                default -> i.constant();
              });
      case Value.Wide w when w.isConstant() -> Optional.of(w.constant());
      case Ref r when r.isConstant() && r.object() != 0 ->
          heap.get(r.object()).payload(String.class).map(s -> (Object) s);
      default -> Optional.empty();
    };
  }

  private Value called(
      StepPath path, String name, List<ClassDesc> types, Object[] values, boolean isStatic) {
    try {
      int first = isStatic ? 0 : 1;
      Class<?>[] classes = new Class<?>[types.size() - first];
      for (int n = 0; n < classes.length; n++) {
        classes[n] = type(types.get(n + first));
      }
      Method method = String.class.getMethod(name, classes);
      Object[] arguments = new Object[classes.length];
      System.arraycopy(values, first, arguments, 0, arguments.length);
      return value(path, method.invoke(isStatic ? null : values[0], arguments));
    } catch (ReflectiveOperationException e) {
      throw Program.unsupported(path, "the method java.lang.String." + name);
    }
  }

  private static Class<?> type(ClassDesc type) throws ReflectiveOperationException {
    return switch (type.descriptorString()) {
      case "I" -> int.class;
      case "C" -> char.class;
      case "Z" -> boolean.class;
      case "J" -> long.class;
      case "B" -> byte.class;
      case "S" -> short.class;
      default -> Class.forName(type.packageName() + "." + type.displayName(), false, null);
    };
  }

  private Value value(StepPath path, @Nullable Object result) {
    return switch (result) {
      case Integer i -> Int.of(i);
      case Boolean b -> Int.of(b);
      case Character c -> Int.of(c);
      case Long l -> Value.Wide.of(l);
      case String s -> Ref.of(heap.string(s).number());
      case null, default -> throw Program.unsupported(path, "a method of java.lang.String");
    };
  }

  /** The concatenation of constants is one; any other is some text. */
  Value concatenation(StepPath path, InvokeDynamicInstruction i) {
    if (!(i.bootstrapArgs().getFirst() instanceof String recipe) || i.bootstrapArgs().size() > 1) {
      return other();
    }
    MethodTypeDesc type = i.typeSymbol();
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (int at = 0; at < recipe.length(); at++) {
      char c = recipe.charAt(at);
      if (c != '\1') {
        text.append(c);
        continue;
      }
      int depth = type.parameterCount() - 1 - next;
      Optional<Object> part = known(type.parameterType(next++), path.top().peek(depth));
      if (part.isEmpty()) {
        return other();
      }
      text.append(part.get());
    }
    return Ref.of(heap.string(text.toString()).number());
  }
}
