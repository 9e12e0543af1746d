package jacquard.runtime.rewrite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The modules of the JDK whose classes are rewritten, and where their class files are. */
final class JdkModules implements ClassFiles {
  static final String BASE = "java.base";

  private static final String CLASS = ".class";

  private final Map<String, Path> modules = new HashMap<>();
  private final Map<String, Path> byPackage = new HashMap<>();

  private JdkModules() {}

  /** Those of the JDK that runs now. */
  static JdkModules running() {
    FileSystem jrt = FileSystems.getFileSystem(URI.create("jrt:/"));
    JdkModules found = new JdkModules();
    for (Module module : ModuleLayer.boot().modules()) {
      Path root = jrt.getPath("modules", module.getName());
      if (Files.isDirectory(root)) {
        if (!JdkTable.isTool(module.getName()) && !isData(module.getName())) {
          found.modules.put(module.getName(), root);
        }
        for (String name : module.getPackages()) {
          found.byPackage.put(name.replace('.', '/'), root);
        }
      }
    }
    return found;
  }

  /** Whether a module has nothing but tables of texts. */
  private static boolean isData(String module) {
    return module.equals("jdk.localedata");
  }

  /** The names of the modules, the base first: everything depends on it. */
  List<String> names() {
    return Stream.concat(
            Stream.of(BASE), modules.keySet().stream().sorted().filter(name -> !name.equals(BASE)))
        .toList();
  }

  /** The internal names of the classes of a module. */
  NavigableSet<String> classes(String module) throws IOException {
    Path root = modules.get(module);
    NavigableSet<String> names = new TreeSet<>();
    if (root != null) {
      try (Stream<Path> files = Files.walk(root)) {
        files
            .map(file -> root.relativize(file).toString())
            .filter(name -> name.endsWith(CLASS) && !name.equals("module-info.class"))
            .map(name -> name.substring(0, name.length() - CLASS.length()))
            .forEach(names::add);
      }
    }
    return names;
  }

  /** The class file of a class that exists. */
  byte[] read(String internalName) {
    byte[] bytes = find(internalName);
    if (bytes == null) {
      throw new IllegalStateException("the JDK has no " + internalName);
    }
    return bytes;
  }

  @Override
  public byte @Nullable [] find(String internalName) {
    Path root =
        byPackage.get(internalName.substring(0, Math.max(0, internalName.lastIndexOf('/'))));
    Path file = root == null ? null : root.resolve(internalName + CLASS);
    try {
      return file != null && Files.exists(file) ? Files.readAllBytes(file) : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
