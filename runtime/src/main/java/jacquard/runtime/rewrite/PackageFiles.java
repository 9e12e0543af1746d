package jacquard.runtime.rewrite;

import java.io.IOException;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.SortedMap;
import java.util.TreeMap;

/** The class files of a package of ours. */
final class PackageFiles {
  private PackageFiles() {}

  /** All classes of a package by internal name, from where one of them was loaded. */
  static SortedMap<String, byte[]> besides(Class<?> one) throws IOException {
    String name = one.getPackageName().replace('.', '/') + '/';
    Path location = location(one);
    if (Files.isDirectory(location)) {
      return in(location, name);
    }
    try (FileSystem jar = FileSystems.newFileSystem(location)) {
      return in(jar.getPath("/"), name);
    }
  }

  /** The folder or jar that a class was loaded from. */
  static Path location(Class<?> one) throws IOException {
    CodeSource source = one.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException("the JDK is rewritten already: " + one + " is part of it");
    }
    return Path.of(URI.create(source.getLocation().toString()));
  }

  private static SortedMap<String, byte[]> in(Path root, String name) throws IOException {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(root.resolve(name), "*.class")) {
      for (Path file : files) {
        String simple = String.valueOf(file.getFileName()).replace(".class", "");
        if (!simple.equals("package-info")) {
          classes.put(name + simple, Files.readAllBytes(file));
        }
      }
    }
    return classes;
  }
}
