package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What was in a folder when it was made: a line for each file, with its size, the time of its last
 * change and its digest. The folder is its user's own; so sizes and times are looked at every time,
 * and digests, which take a while, only where the folder lies among those of other users.
 */
final class Seal {
  private static final String NAME = "contents";

  private Seal() {}

  /** What is compared. */
  enum Care {
    SIZES_AND_TIMES,
    DIGESTS
  }

  /** Writes down what is in the folder now. */
  static void put(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        PrivateFolder.close(file);
        lines.add("%s %s %s".formatted(digest(file), outside(file), folder.relativize(file)));
      }
    }
    lines.sort(null);
    PrivateFolder.close(Files.write(folder.resolve(NAME), lines, UTF_8));
  }

  /**
   * Whether all is there as it was.
   *
   * @throws PrivateFolder.UntrustedException if any of it may come from somebody else
   */
  static boolean isIntact(Path folder, Care care) throws IOException {
    PrivateFolder.requireOwn(folder);
    Path seal = folder.resolve(NAME);
    try {
      PrivateFolder.requireOwn(seal);
      List<String> lines = Files.readAllLines(seal, UTF_8);
      for (String line : lines) {
        String[] words = line.split(" ", 4);
        if (words.length != 4) {
          return false;
        }
        Path file = folder.resolve(words[3]);
        PrivateFolder.requireOwn(file);
        if (!outside(file).equals(words[1] + " " + words[2])
            || (care == Care.DIGESTS && !digest(file).equals(words[0]))) {
          return false;
        }
      }
      return !lines.isEmpty();
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  private static String outside(Path file) throws IOException {
    return Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
  }

  private static String digest(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
        in.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
