package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Strings: constants, on which all methods work as they do, and one string that stands for all
 * others, of which nothing is known.
 */
final class Texts {
  private record Other() {}

  /** Methods that make a text of anything, or of any text. */
  private static final Set<String> NEVER_FAIL =
      Set.of("valueOf", "toString", "toUpperCase", "toLowerCase", "trim", "strip", "intern");

  /** So many values are told apart where a string is asked for something. */
  private static final int FEW = 16;

  private final Heap heap;
  private final Descriptions descriptions;
  private final Decisions decisions;
  private final Exceptions exceptions;

  Texts(Program program, Decisions decisions, Exceptions exceptions) {
    this.heap = program.heap();
    this.descriptions = new Descriptions(program);
    this.decisions = decisions;
    this.exceptions = exceptions;
  }

  private Ref other() {
    return Ref.of(
        heap.standIn("other text", () -> heap.object("java/lang/String", new Other())).number());
  }

  /** The result of a method of a string, or of the class; null if something was thrown instead. */
  @Nullable Value call(StepPath path, String name, MethodTypeDesc type, boolean isStatic) {
    Frame top = path.top();
    if (!isStatic) {
      Ref receiver = (Ref) top.peek(type.parameterCount());
      if (decisions.holds(path, Ints.same(receiver, Ref.NULL))) {
        exceptions.raise(path, "java/lang/NullPointerException");
        return null;
      }
      if (name.equals("equals")
          && areConstants(receiver)
          && areComparable(receiver, (Ref) top.peek(0))) {
        return Ints.same(receiver, (Ref) top.peek(0)); // one object for each text
      }
    }
    List<ClassDesc> types = new ArrayList<>(type.parameterList());
    if (!isStatic) {
      types.addFirst(ClassDesc.of("java.lang.String"));
    }
    boolean makesText = type.returnType().descriptorString().equals("Ljava/lang/String;");
    List<Known> values = new ArrayList<>();
    for (int n = 0; n < types.size(); n++) {
      int depth = types.size() - 1 - n;
      decide(path, depth, makesText && NEVER_FAIL.contains(name));
      if (path.end() != null) {
        return null;
      }
      known(types.get(n), top.peek(depth)).ifPresent(values::add);
    }
    if (values.size() == types.size()) {
      return called(path, name, types, values, isStatic);
    }
    if (makesText && NEVER_FAIL.contains(name) && types.stream().noneMatch(ClassDesc::isArray)) {
      for (int depth = 0; depth < types.size(); depth++) {
        descriptions.require(path, top.peek(depth));
      }
      return other();
    }
    throw Program.unsupported(path, "a string that is not a constant");
  }

  private boolean isText(int object) {
    return heap.get(object).payload(String.class).isPresent();
  }

  /** Whether a reference is to one of some constants, or null. */
  private boolean areConstants(Ref ref) {
    return ref.objects().stream().allMatch(o -> o == 0 || isText(o));
  }

  /** Whether each text of both references is one object, beside what is no string. */
  private boolean areComparable(Ref a, Ref b) {
    Map<String, Integer> objects = new HashMap<>();
    SortedSet<Integer> all = new TreeSet<>(a.objects());
    all.addAll(b.objects());
    for (int o : all) {
      Optional<String> text = o == 0 ? Optional.empty() : heap.get(o).payload(String.class);
      if (text.isPresent()) {
        if (objects.put(text.get(), o) != null) {
          return false;
        }
      } else if (o != 0 && heap.get(o).type().equals("java/lang/String")) {
        return false;
      }
    }
    return true;
  }

  /** One of few values is known on each path. */
  private void decide(StepPath path, int depth, boolean mayBeAny) {
    switch (path.top().peek(depth)) {
      case Ref ref when !ref.isConstant() && ref.objects().size() <= FEW && areConstants(ref) ->
          decisions.object(path, ref);
      case Int i when !mayBeAny && !i.isConstant() && (long) i.high() - i.low() < FEW -> {
        for (int number : i.range().numbers().toArray()) {
          if (number == i.high() || decisions.holds(path, Ints.equal(i, Int.of(number)))) {
            path.narrow(i, Domain.Range.of(number));
            return;
          }
        }
      }
      default -> {} // known, or of no use
    }
  }

  /** A value that a method can be called with. */
  private record Known(@Nullable Object value) {}

  private Optional<Known> known(ClassDesc type, Value value) {
    return switch (value) {
      case Int i when i.isConstant() ->
          Optional.of(
              new Known(
                  switch (type.descriptorString()) {
                    case "C" -> (char) i.constant();
                    case "Z" -> i.constant() != 0;
                    case "B" -> (byte) i.constant();
                    case "S" -> (short) i.constant();
                    default -> i.constant();
                  }));
      case Value.Wide w when w.isConstant() -> Optional.of(new Known(w.constant()));
      case Ref r when r.isConstant() && r.object() == 0 -> Optional.of(new Known(null));
      case Ref r when r.isConstant() -> heap.get(r.object()).payload(String.class).map(Known::new);
      default -> Optional.empty();
    };
  }

  private @Nullable Value called(
      StepPath path, String name, List<ClassDesc> types, List<Known> values, boolean isStatic) {
    if (name.equals("intern") && values.getFirst().value() instanceof String text) {
      return Ref.of(heap.string(text).number());
    }
    try {
      int first = isStatic ? 0 : 1;
      Class<?>[] classes = new Class<?>[types.size() - first];
      for (int n = 0; n < classes.length; n++) {
        classes[n] = type(types.get(n + first));
      }
      Method method = String.class.getMethod(name, classes);
      Object[] arguments = values.stream().skip(first).map(Known::value).toArray();
      @Nullable Object result =
          method.invoke(isStatic ? null : values.getFirst().value(), arguments);
      if (result instanceof String text) {
        return text(path, text, types.size());
      }
      return value(path, result);
    } catch (InvocationTargetException e) {
      exceptions.raise(path, nameOf(e.getCause()).replace('.', '/'));
      return null;
    } catch (ReflectiveOperationException e) {
      throw Program.unsupported(path, "the method java.lang.String." + name);
    }
  }

  /** The string that a method has returned: one of those it was given, a constant, or a new one. */
  private Ref text(StepPath path, String text, int count) {
    for (int depth = 0; depth < count; depth++) {
      if (path.top().peek(depth) instanceof Ref ref
          && ref.isConstant()
          && ref.object() != 0
          && heap.get(ref.object())
              .payload(String.class)
              .filter(t -> isSame(t, text))
              .isPresent()) {
        return ref;
      }
    }
    boolean isConstant = isSame(new String(text).intern(), text);
    return Ref.of((isConstant ? heap.string(text) : heap.computedString(text)).number());
  }

  @SuppressWarnings("ReferenceEquality") // which object it is, is the question
  private static boolean isSame(String a, String b) {
    return a == b;
  }

  private static String nameOf(@Nullable Throwable thrown) {
    return thrown == null ? "java.lang.Error" : thrown.getClass().getName();
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
      case null, default -> throw Program.unsupported(path, "a method of java.lang.String");
    };
  }

  /** The concatenation of constants is one; any other is some text. */
  Value concatenation(StepPath path, InvokeDynamicInstruction i) {
    MethodTypeDesc type = i.typeSymbol();
    for (int depth = 0; depth < type.parameterCount(); depth++) {
      descriptions.require(path, path.top().peek(depth));
    }
    if (!(i.bootstrapArgs().getFirst() instanceof String recipe) || i.bootstrapArgs().size() > 1) {
      return other();
    }
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (int at = 0; at < recipe.length(); at++) {
      char c = recipe.charAt(at);
      if (c != '\1') {
        text.append(c);
        continue;
      }
      int depth = type.parameterCount() - 1 - next;
      Optional<Known> part = known(type.parameterType(next++), path.top().peek(depth));
      if (part.isEmpty()) {
        return other();
      }
      text.append(part.get().value());
    }
    return Ref.of(heap.computedString(text.toString()).number());
  }
}
