package jacquard.check.selftest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The public API of the running JDK: the exported packages of all modules of the boot layer. */
final class JdkApi {
  private static final String PREVIEW = "Ljdk/internal/javac/PreviewFeature;";

  /** What can be tried, in the order of names: packages first, so that a draw can be fair. */
  private final Map<String, List<Class<?>>> packages = new TreeMap<>();

  private final Map<Class<?>, List<Executable>> makers = new HashMap<>();

  JdkApi() {
    try {
      for (Module module : ModuleLayer.boot().modules()) {
        for (ModuleDescriptor.Exports exports : module.getDescriptor().exports()) {
          if (!exports.isQualified()) {
            add(module, exports.source());
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (List<Class<?>> types : packages.values()) {
      for (Class<?> type : types) {
        addMakers(type);
      }
    }
    makers.values().forEach(all -> all.sort(Comparator.comparing(Executable::toGenericString)));
  }

  private void add(Module module, String packageName) throws IOException {
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/"))
            .getPath("modules", module.getName(), packageName.replace('.', '/'));
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted(Comparator.comparing(Path::toString)).toList()) {
        String name = String.valueOf(file.getFileName());
        if (name.endsWith(".class") && !name.contains("-info")) {
          Class<?> type =
              load(packageName + "." + name.substring(0, name.length() - ".class".length()));
          if (isUsable(type) && !JdkExclusions.excludes(type) && !isPreview(file)) {
            packages.computeIfAbsent(packageName, _ -> new ArrayList<>()).add(type);
          }
        }
      }
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ClassLoader.getSystemClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("in the JDK, but not to be found: " + name, e);
    }
  }

  /** Public, in public classes only, and with a name. */
  static boolean isUsable(Class<?> type) {
    if (type.isPrimitive()) {
      return true;
    }
    if (type.isArray()) {
      return isUsable(type.getComponentType());
    }
    if (!type.getModule().isExported(type.getPackageName())) {
      return false;
    }
    for (Class<?> c = type; c != null; c = c.getDeclaringClass()) {
      if (!Modifier.isPublic(c.getModifiers())) {
        return false;
      }
    }
    return type.getCanonicalName() != null && !type.isAnnotation();
  }

  private static boolean isPreview(Path classFile) throws IOException {
    return ClassFile.of()
        .parse(classFile)
        .findAttribute(Attributes.runtimeInvisibleAnnotations())
        .filter(
            all -> all.annotations().stream().anyMatch(a -> a.className().equalsString(PREVIEW)))
        .isPresent();
  }

  private void addMakers(Class<?> type) {
    boolean isInner = type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers());
    if (!Modifier.isAbstract(type.getModifiers()) && !isInner) {
      for (Constructor<?> c : type.getConstructors()) {
        addMaker(type, c);
      }
    }
    for (Method m : type.getDeclaredMethods()) {
      if (Modifier.isStatic(m.getModifiers())
          && Modifier.isPublic(m.getModifiers())
          && !m.getReturnType().isPrimitive()
          && !m.isSynthetic()) {
        addMaker(m.getReturnType(), m);
      }
    }
  }

  private void addMaker(Class<?> made, Executable maker) {
    if (!JdkExclusions.excludes(maker)
        && Arrays.stream(maker.getParameterTypes()).allMatch(JdkApi::isUsable)) {
      makers.computeIfAbsent(made, _ -> new ArrayList<>()).add(maker);
    }
  }

  /** By name, those of one package after the other. */
  Map<String, List<Class<?>>> packages() {
    return packages;
  }

  /** Public constructors and static methods that give such an object. */
  List<Executable> makers(Class<?> type) {
    return makers.getOrDefault(type, List.of());
  }

  /** The public methods of its objects, each once. */
  static List<Method> methods(Class<?> type) {
    Map<String, Method> all = new LinkedHashMap<>();
    Method[] found = type.getMethods();
    Arrays.sort(found, Comparator.comparing(Method::toGenericString));
    for (Method m : found) {
      if (!Modifier.isStatic(m.getModifiers())
          && !m.isSynthetic()
          && !JdkExclusions.excludes(m)
          && Arrays.stream(m.getParameterTypes()).allMatch(JdkApi::isUsable)) {
        all.putIfAbsent(m.getName() + Arrays.toString(m.getParameterTypes()), m);
      }
    }
    return List.copyOf(all.values());
  }
}
