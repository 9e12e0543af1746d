package jacquard.bytecode.heap;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** All objects that there are or may be, by their numbers from 1. */
public final class Heap {
  /** What the names of primitive types begin with here, since a class may be called I. */
  public static final String PRIMITIVE = "%";

  /** The numbers that the JVM makes objects of at most once. */
  private static final int LEAST_BOXED = -128;

  private static final int MOST_BOXED = 127;

  private static final String CLASS = "java/lang/Class";
  private static final String STRING = "java/lang/String";

  private final ClassTable classes;
  private final List<HeapObject> objects = new ArrayList<>();
  private final Map<String, HeapObject> statics = new HashMap<>();
  private final Map<Object, HeapObject> known = new HashMap<>();
  private final Set<Integer> standIns = new HashSet<>();
  private final Map<String, Boxed> boxed = new LinkedHashMap<>();
  private final Map<String, Integer> ordinals = new HashMap<>();

  public Heap(ClassTable classes) {
    this.classes = classes;
  }

  public HeapObject get(int number) {
    return objects.get(number - 1);
  }

  public int size() {
    return objects.size();
  }

  /** A new object of a class, with zeros in its fields. */
  public HeapObject object(String type) {
    HeapObject object = add(type, label(type), null, null);
    addFields(object, type);
    return object;
  }

  /** An object that is not made of fields only. */
  public HeapObject object(String type, Object payload) {
    HeapObject object = add(type, label(type), null, payload);
    monitor(object);
    return object;
  }

  private void addFields(HeapObject object, String type) {
    monitor(object);
    @Nullable String c = type;
    while (c != null) {
      JavaClass declaring = classes.find(c);
      declaring.fields().values().stream()
          .filter(f -> !f.isStatic())
          .forEach(
              f ->
                  object.put(
                      Cell.field(object.number(), field(declaring, f.name())),
                      zero(f.descriptor())));
      c = declaring.superName().orElse(null);
    }
  }

  private static void monitor(HeapObject object) {
    object.put(Cell.monitor(object.number()), Value.Int.of(0));
  }

  /** How the field of a class is called in a cell; a subclass may have one of the same name. */
  public static String field(JavaClass owner, String name) {
    return name + "@" + owner.name();
  }

  /** A new array of zeros. */
  public HeapObject array(String descriptor, int length) {
    Value[] elements = new Value[length];
    Arrays.fill(elements, zero(descriptor.substring(1)));
    HeapObject array = add(descriptor, label(descriptor), elements, null);
    monitor(array);
    return array;
  }

  /** The class itself, with its static fields. */
  public HeapObject statics(String type) {
    HeapObject known = statics.get(type);
    if (known == null) {
      String name = type.substring(type.lastIndexOf('/') + 1).replace('$', '.');
      known = add(CLASS, name, null, new ClassPayload(type));
      monitor(known);
      statics.put(type, known);
      if (!type.startsWith("[") && !type.startsWith(PRIMITIVE)) {
        addStatics(known, classes.find(type));
      }
    }
    return known;
  }

  /** The class that an object of type Class stands for. */
  public record ClassPayload(String type) {}

  private void addStatics(HeapObject holder, JavaClass type) {
    for (JavaClass.Field f : type.fields().values()) {
      if (f.isStatic()) {
        Cell cell = Cell.field(holder.number(), field(type, f.name()));
        holder.put(
            cell, f.constant().map(c -> constant(f.descriptor(), c)).orElse(zero(f.descriptor())));
      }
    }
  }

  private Value constant(String descriptor, Object constant) {
    return switch (constant) {
      case Long l -> Value.Wide.of(l);
      case Integer i -> Value.Int.of(i);
      case String s -> Value.Ref.of(string(s).number());
      default -> zero(descriptor); // a number that is not whole: nothing can read it
    };
  }

  /** The constant text, of which there is one. */
  public HeapObject string(String text) {
    return keyed(new Literal(text), () -> text(text));
  }

  /** A text that is computed anew each time. */
  public HeapObject computedString(String text) {
    return standIn(new Computed(text), () -> text(text));
  }

  private HeapObject text(String text) {
    HeapObject made = add(STRING, "\"" + text + "\"", null, text);
    monitor(made);
    return made;
  }

  private record Literal(String text) {}

  private record Computed(String text) {}

  /** The numbers of a type that are the same object each time. */
  public Boxed boxed(String type) {
    Boxed known = boxed.get(type);
    if (known == null) {
      known =
          switch (type) {
            case "java/lang/Boolean" -> new Boxed(objects.size() + 1, 0, 1);
            case "java/lang/Character" -> new Boxed(objects.size() + 1, 0, MOST_BOXED);
            default -> new Boxed(objects.size() + 1, LEAST_BOXED, MOST_BOXED);
          };
      boxed.put(type, known);
      JavaClass declaring = classes.find(type);
      boolean isWide = type.equals("java/lang/Long");
      for (int n = known.least(); n <= known.most(); n++) {
        HeapObject box = add(type, declaring.simpleName() + " " + n, null, null);
        addFields(box, type);
        box.put(
            Cell.field(box.number(), field(declaring, "value")),
            isWide ? Value.Wide.of(n) : Value.Int.of(n));
      }
    }
    return known;
  }

  /** All boxes of the types of which more than so many are among some objects, and the objects. */
  SortedSet<Integer> withBoxes(SortedSet<Integer> some, int most) {
    SortedSet<Integer> all = new TreeSet<>(some);
    for (Boxed type : boxed.values()) {
      if (type.among(some).size() > most) {
        for (int n = type.least(); n <= type.most(); n++) {
          all.add(type.first() + n - type.least());
        }
      }
    }
    return all;
  }

  /** The object that is meant by a key, made when it is first asked for. */
  public HeapObject keyed(Object key, java.util.function.Supplier<HeapObject> maker) {
    HeapObject object = known.get(key);
    if (object == null) {
      object = maker.get();
      known.put(key, object);
    }
    return object;
  }

  /** The same, for an object that stands for several, which are told apart by nothing else. */
  public HeapObject standIn(Object key, java.util.function.Supplier<HeapObject> maker) {
    HeapObject object = keyed(key, maker);
    standIns.add(object.number());
    return object;
  }

  /** Whether an object stands for several of the JVM, so that its identity says nothing. */
  public boolean standsForSeveral(int number) {
    return standIns.contains(number);
  }

  private HeapObject add(
      String type, String label, Value @Nullable [] elements, @Nullable Object payload) {
    HeapObject object = new HeapObject(objects.size() + 1, type, label, elements, payload);
    objects.add(object);
    return object;
  }

  private String label(String type) {
    String name = type.substring(type.lastIndexOf('/') + 1).replace('$', '.').replace(";", "[]");
    return name + "#" + ordinals.merge(name, 1, Integer::sum);
  }

  /** What a field or an element of a type holds at first. */
  public static Value zero(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'J' -> Value.Wide.of(0);
      case 'L', '[' -> Value.Ref.NULL;
      case 'D', 'F' -> Value.Nothing.INSTANCE;
      default -> Value.Int.of(0);
    };
  }
}
