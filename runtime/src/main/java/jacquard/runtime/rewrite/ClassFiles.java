package jacquard.runtime.rewrite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Where class files are read from, without loading the classes. */
@FunctionalInterface
public interface ClassFiles {
  /** The class file of a class by its internal name; null if there is none. */
  byte @Nullable [] find(String internalName);

  /** Class files that a loader, or one above it, finds as resources. */
  static ClassFiles of(ClassLoader loader) {
    return name -> {
      try (InputStream in = loader.getResourceAsStream(name + ".class")) {
        return in == null ? null : in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  default ClassFiles orElse(ClassFiles other) {
    return name -> {
      byte[] found = find(name);
      return found != null ? found : other.find(name);
    };
  }
}
