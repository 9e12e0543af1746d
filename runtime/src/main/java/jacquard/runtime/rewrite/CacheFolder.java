package jacquard.runtime.rewrite;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The folder that rewritten JDKs are kept in, and what is thrown away there. */
final class CacheFolder {
  /** How the name of a folder begins that is not complete yet. */
  static final String BUILDING = "building-";

  /** How the name of a folder begins that is on its way out. */
  static final String BROKEN = "broken-";

  /** Each takes a quarter of a gigabyte. */
  private static final int KEPT = 3;

  /** What was used this recently may be in use now. */
  private static final Duration IN_USE = Duration.ofHours(1);

  private CacheFolder() {}

  /** Throws away what nobody has used lately, but for the newest few. */
  static void tidy(Path cache, String name) throws IOException {
    List<Path> complete = new ArrayList<>();
    List<Path> unwanted = new ArrayList<>();
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(cache)) {
      for (Path folder : folders) {
        String its = String.valueOf(folder.getFileName());
        if (its.startsWith(name)) {
          complete.add(folder);
        } else if (its.startsWith(BUILDING) || its.startsWith(BROKEN)) {
          unwanted.add(folder);
        }
      }
    }
    complete.sort(Comparator.comparing(CacheFolder::lastUsed).reversed());
    unwanted.addAll(complete.subList(Math.min(KEPT, complete.size()), complete.size()));
    Instant limit = Instant.now().minus(IN_USE);
    for (Path folder : unwanted) {
      if (lastUsed(folder).isBefore(limit)) {
        delete(folder);
      }
    }
  }

  private static Instant lastUsed(Path folder) {
    try {
      return Files.getLastModifiedTime(folder).toInstant();
    } catch (IOException e) {
      return Instant.MAX; // another process has just thrown it away
    }
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (NoSuchFileException e) {
      // another process was faster
    }
  }
}
