package jacquard.bytecode.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where class files come from. */
@FunctionalInterface
public interface ClassSource {
  /** The class file of an internal name, if there is one. */
  Optional<byte[]> classFile(String internalName);

  /** First here, then there. */
  default ClassSource or(ClassSource other) {
    return name -> classFile(name).or(() -> other.classFile(name));
  }

  /** The classes of the running JDK, as they were built. */
  static ClassSource jdk() {
    FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
    Map<String, Optional<Path>> modules = new HashMap<>();
    return name -> {
      int end = name.lastIndexOf('/');
      if (end < 0) {
        return Optional.empty();
      }
      String packageName = name.substring(0, end).replace('/', '.');
      return modules
          .computeIfAbsent(packageName, p -> module(image, p))
          .map(module -> module.resolve(name + ".class"))
          .filter(Files::exists)
          .map(ClassSource::read);
    };
  }

  private static Optional<Path> module(FileSystem image, String packageName) {
    Path links = image.getPath("/packages", packageName);
    if (!Files.isDirectory(links)) {
      return Optional.empty();
    }
    try (var modules = Files.list(links)) {
      return modules
          .map(link -> image.getPath("/modules", String.valueOf(link.getFileName())))
          .filter(module -> Files.isDirectory(module.resolve(packageName.replace('.', '/'))))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
