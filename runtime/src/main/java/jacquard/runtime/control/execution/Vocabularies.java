package jacquard.runtime.control.execution;

import jacquard.core.Printable;
import jacquard.core.Vocabulary;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.Inquiry;
import jacquard.runtime.control.Inquiry.Reply;
import jacquard.runtime.control.names.DeclaredFields;
import jacquard.runtime.control.names.Elements;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Stacks;
import jacquard.runtime.control.schedule.Timeouts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What threads, locations and places are called, as they were in the last execution. */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
final class Vocabularies implements Vocabulary {
  private final CodeSymbols symbols;
  private final Roster roster;
  private final Locations locations;
  private final ObjectNames names;
  private final Values values;
  private final Stacks stacks;
  private final Timeouts timeouts;
  private final Map<Class<?>, List<Integer>> seen = new HashMap<>();

  Vocabularies(
      CodeSymbols symbols,
      Roster roster,
      Locations locations,
      ObjectNames names,
      Values values,
      Stacks stacks,
      Timeouts timeouts) {
    this.symbols = symbols;
    this.roster = roster;
    this.locations = locations;
    this.names = names;
    this.values = values;
    this.stacks = stacks;
    this.timeouts = timeouts;
  }

  @Override
  public String thread(int thread) {
    Thread t = roster.numbered(thread).thread;
    if (t == null) {
      return "thread " + thread;
    }
    // virtual threads have no name unless they are given one
    return t.getName().isEmpty()
        ? (t.isVirtual() ? "virtual-" : "thread-") + thread
        : Printable.name(t.getName());
  }

  @Override
  public String object(int location) {
    int name = locations.name(location);
    int slot = locations.slot(location);
    return switch (slot) {
      case Locations.PARKER -> thread(name);
      case Locations.LIFE -> "the end of " + thread(name);
      case Locations.STATE -> "the state of " + thread(name);
      case Locations.HIDDEN -> "what " + described(name) + " allows";
      case Locations.PROPERTIES -> "the properties of " + described(name);
      case Locations.THREAD_IDS -> "the ids of threads";
      case Locations.THREAD_NAMES -> "the numbers of threads";
      case Locations.OFF_HEAP -> "memory outside of the heap";
      case Locations.SHUTDOWN -> "the end of the program";
      case Locations.STARTED -> "the start of " + described(name);
      case Locations.INITIALISATION -> "the initialiser of " + described(name);
      case Locations.MONITOR, Locations.SYNCHRONISER, Locations.SECTION -> described(name);
      default -> field(name, slot);
    };
  }

  @Override
  public String site(int site) {
    return Printable.name(site < 0 ? stacks.describe(site) : symbols.site(site));
  }

  @Override
  public String libraryCall(int site) {
    return site < 0 ? Printable.name(stacks.libraryCall(site)) : "";
  }

  @Override
  public boolean isOperation(int location) {
    return locations.slot(location) == Locations.SECTION;
  }

  @Override
  public String timeout(int event) {
    long nanos = timeouts.at(event);
    return nanos < 0 ? "" : EarlyTimeouts.spoken(nanos);
  }

  @Override
  public String awaited(int thread) {
    Awaited awaited = Awaited.by(roster.numbered(thread).thread);
    int name = awaited.name(names);
    return name == 0 || !isFoundByProgram(name) ? awaited.kind() : described(name);
  }

  @Override
  public String value(int location, long value) {
    int slot = locations.slot(location);
    if (slot < 0) {
      return Long.toString(value);
    }
    return switch (type(locations.name(location), slot)) {
      case 'Z' -> value != 0 ? "true" : "false";
      case 'C' -> "'" + Printable.name(String.valueOf((char) value)) + "'";
      case 'F' -> Float.toString(Float.intBitsToFloat((int) value));
      case 'D' -> Double.toString(Double.longBitsToDouble(value));
      case 'L' -> reference(value);
      default -> Long.toString(value);
    };
  }

  private String reference(long value) {
    if (value == 0) {
      return "null";
    }
    if (value < 0) {
      Object o = values.unnamed(value);
      return o instanceof String s
          ? '"' + Printable.name(s) + '"'
          : o == null ? "an object" : Printable.name(told(o));
    }
    return described((int) value);
  }

  /** What an object says of itself. */
  private static String told(Object o) {
    Reply<String> reply = Inquiry.put(o, "toString", o::toString);
    return reply.why() == null
        ? String.valueOf(reply.value())
        : "%s (its toString %s)".formatted(simpleName(o.getClass()), reply.why());
  }

  /** An object of the program by its class, any other by the field that it was found in. */
  private String described(int name) {
    Class<?> type = names.type(name);
    if (type == null) {
      return "object " + name;
    }
    if (names.isClass(name)) {
      return simpleName(type) + ".class";
    }
    int parent = names.parent(name);
    if (parent != 0 && isOfTheJdk(type) && !isLambda(parent)) {
      return field(parent, names.parentSlot(name));
    }
    List<Integer> others = seen.computeIfAbsent(type, k -> new ArrayList<>());
    if (!others.contains(name)) {
      others.add(name);
    }
    int ordinal = others.indexOf(name) + 1;
    return simpleName(type) + (ordinal == 1 ? "" : "#" + ordinal);
  }

  /** Whether an object is described by itself or from an object of the program's. */
  private boolean isFoundByProgram(int name) {
    int from = name;
    Class<?> type = names.type(from);
    while (type != null
        && isOfTheJdk(type)
        && names.parent(from) != 0
        && !isLambda(names.parent(from))) {
      from = names.parent(from);
      type = names.type(from);
    }
    return from == name || (type != null && !isOfTheJdk(type));
  }

  /** Whether an object was found in what a lambda has captured, where fields have no names. */
  private boolean isLambda(int name) {
    Class<?> type = names.type(name);
    return type != null && isLambda(type);
  }

  private static boolean isOfTheJdk(Class<?> type) {
    Class<?> c = type;
    while (c.isArray()) {
      c = c.getComponentType();
    }
    return type.isArray()
        || c.getClassLoader() == null
        || c.getClassLoader() == ClassLoader.getPlatformClassLoader()
        || isLambda(c);
  }

  private static String simpleName(Class<?> type) {
    if (isLambda(type)) {
      return "lambda";
    }
    if (type.isArray()) {
      return simpleName(type.getComponentType()) + "s";
    }
    String name = type.getName();
    int end = type.isHidden() ? name.indexOf('/') : name.length(); // a hidden class has a number
    return Printable.name(
        name.substring(Math.max(name.lastIndexOf('.', end), name.lastIndexOf('$', end)) + 1, end));
  }

  private static boolean isLambda(Class<?> type) {
    return type.isHidden() && type.isSynthetic();
  }

  private String field(int name, int slot) {
    Class<?> type = names.type(name);
    if (type == null) {
      return "object " + name + " at " + slot;
    }
    if (type.isArray()) {
      return described(name) + "[" + Elements.index(type, slot) + "]";
    }
    DeclaredFields.Declared f = fieldAt(type, slot, names.isClass(name));
    String owner = names.isClass(name) ? simpleName(type) : described(name);
    return f == null ? owner : owner + "." + Printable.name(f.name());
  }

  private char type(int name, int slot) {
    Class<?> type = names.type(name);
    if (type == null) {
      return 'J';
    }
    String descriptor;
    if (type.isArray()) {
      descriptor = type.getComponentType().descriptorString();
    } else {
      DeclaredFields.Declared f = fieldAt(type, slot, names.isClass(name));
      descriptor = f == null ? "J" : f.descriptor();
    }
    return descriptor.length() == 1 ? descriptor.charAt(0) : 'L';
  }

  private static DeclaredFields.@Nullable Declared fieldAt(
      Class<?> type, int offset, boolean isStatic) {
    for (@Nullable Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (DeclaredFields.Declared f : DeclaredFields.of(c)) {
        if (f.isStatic() == isStatic && f.offset() == offset) {
          return f;
        }
      }
    }
    return null;
  }
}
