package jacquard.bytecode.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The classes of a program. */
public final class ClassTable {
  private static final String STEP = "Ljacquard/bytecode/world/Step;";
  private static final String OBJECT = "java/lang/Object";

  private final ClassSource source;
  private final Map<String, JavaClass> classes = new HashMap<>();

  public ClassTable(ClassSource source) {
    this.source = source;
  }

  /** A class by its internal name. */
  public JavaClass find(String name) {
    JavaClass known = classes.get(name);
    if (known == null) {
      known = read(name);
      classes.put(name, known);
    }
    return known;
  }

  private JavaClass read(String name) {
    Optional<String> model = Names.model(name);
    byte[] bytes =
        model
            .map(ClassTable::own)
            .or(() -> source.classFile(name))
            .orElseThrow(
                () ->
                    new UnsupportedCodeException(
                        "the class %s, which is not there".formatted(name.replace('/', '.'))));
    return parsed(name, bytes, model.isPresent());
  }

  /** Adds a class that is in no file. */
  void define(String name, byte[] classFile) {
    classes.put(name, parsed(name, classFile, false));
  }

  private static JavaClass parsed(String name, byte[] classFile, boolean isModelled) {
    ClassModel file = ClassFile.of().parse(classFile);
    Map<String, JavaClass.Field> fields = new LinkedHashMap<>();
    for (FieldModel f : file.fields()) {
      fields.put(
          f.fieldName().stringValue(),
          new JavaClass.Field(
              f.fieldName().stringValue(),
              Names.canonicalDescriptor(f.fieldType().stringValue()),
              f.flags().flags(),
              f.findAttribute(Attributes.constantValue())
                  .map(a -> (Object) a.constant().constantValue())));
    }
    Map<String, Method> methods = new LinkedHashMap<>();
    JavaClass type =
        new JavaClass(
            name,
            file.superclass().map(s -> Names.canonical(s.asInternalName())),
            file.interfaces().stream().map(i -> Names.canonical(i.asInternalName())).toList(),
            file.flags().has(AccessFlag.INTERFACE),
            file.flags().has(AccessFlag.ABSTRACT),
            file.findAttribute(Attributes.sourceFile())
                .map(a -> a.sourceFile().stringValue())
                .orElse(name),
            isModelled,
            fields,
            methods);
    for (MethodModel m : file.methods()) {
      String descriptor = Names.canonicalDescriptor(m.methodType().stringValue());
      Method method =
          new Method(
              type,
              m.methodName().stringValue(),
              MethodTypeDesc.ofDescriptor(descriptor),
              m,
              isStep(m));
      methods.put(method.name() + descriptor, method);
    }
    return type;
  }

  private static byte[] own(String name) {
    try (InputStream in = ClassTable.class.getResourceAsStream("/" + name + ".class")) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isStep(MethodModel method) {
    return method
        .findAttribute(Attributes.runtimeInvisibleAnnotations())
        .map(a -> a.annotations().stream().anyMatch(x -> x.className().stringValue().equals(STEP)))
        .orElse(false);
  }

  /** Whether objects of one type can be used as the other; types are names or array types. */
  public boolean isSubtype(String type, String of) {
    if (type.equals(of) || of.equals(OBJECT)) {
      return true;
    }
    if (type.startsWith("[")) {
      return of.startsWith("[")
          ? isElementSubtype(type.substring(1), of.substring(1))
          : of.equals("java/lang/Cloneable") || of.equals("java/io/Serializable");
    }
    if (of.startsWith("[")) {
      return false;
    }
    JavaClass c = find(type);
    return c.superName().filter(s -> isSubtype(s, of)).isPresent()
        || c.interfaces().stream().anyMatch(i -> isSubtype(i, of));
  }

  private boolean isElementSubtype(String type, String of) {
    return type.equals(of)
        || (!isPrimitive(type) && !isPrimitive(of) && isSubtype(named(type), named(of)));
  }

  private static boolean isPrimitive(String descriptor) {
    return !descriptor.startsWith("L") && !descriptor.startsWith("[");
  }

  /** A descriptor as the name of a type. */
  public static String named(String descriptor) {
    return descriptor.startsWith("L")
        ? descriptor.substring(1, descriptor.length() - 1)
        : descriptor;
  }

  /** The class that declares a field which is named on a class. */
  public JavaClass fieldOwner(String type, String field) {
    @Nullable JavaClass found = fieldOwnerOrNull(type, field);
    if (found == null) {
      throw new UnsupportedCodeException(
          "the field %s.%s, which is not there".formatted(type.replace('/', '.'), field));
    }
    return found;
  }

  private @Nullable JavaClass fieldOwnerOrNull(String type, String field) {
    JavaClass c = find(type);
    if (c.fields().containsKey(field)) {
      return c;
    }
    for (String i : c.interfaces()) {
      JavaClass found = fieldOwnerOrNull(i, field);
      if (found != null) {
        return found;
      }
    }
    return c.superName().isPresent() ? fieldOwnerOrNull(c.superName().get(), field) : null;
  }

  /** The method that a call runs on an object of a class, or on the class. */
  public @Nullable Method method(String type, String name, String descriptor) {
    String key = name + descriptor;
    String start = type.startsWith("[") ? OBJECT : type;
    @Nullable String c = start;
    while (c != null) {
      Method found = find(c).methods().get(key);
      boolean isForeign = found != null && found.isPrivate() && !c.equals(start);
      if (found != null && !isForeign) {
        return found;
      }
      c = find(c).superName().orElse(null);
    }
    return defaultMethod(start, key);
  }

  /** The most specific default method among the interfaces. */
  private @Nullable Method defaultMethod(String type, String key) {
    List<Method> found = new ArrayList<>();
    collectDefaults(type, key, found);
    return found.stream()
        .filter(m -> !m.isAbstract())
        .filter(
            m ->
                found.stream()
                    .noneMatch(
                        o ->
                            o != m
                                && !o.owner().equals(m.owner())
                                && isSubtype(o.owner().name(), m.owner().name())))
        .findFirst()
        .or(() -> found.stream().findFirst())
        .orElse(null);
  }

  private void collectDefaults(String type, String key, List<Method> into) {
    JavaClass c = find(type);
    if (c.isInterface() && c.methods().get(key) != null) {
      into.add(c.methods().get(key));
    }
    c.interfaces().forEach(i -> collectDefaults(i, key, into));
    c.superName().ifPresent(s -> collectDefaults(s, key, into));
  }
}
