package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares what the command wrote with a file that a person has read. Run with {@code
 * -Djacquard.golden=refresh} to write the files anew, and review the difference.
 */
public final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/jacquard/cli");

  private Golden() {}

  public static void assertMatches(String file, Ran ran) throws IOException {
    Path path = FOLDER.resolve(file);
    if ("refresh".equals(System.getProperty("jacquard.golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(path, ran.timeless());
    }
    assertThat(ran.timeless()).isEqualTo(Files.readString(path));
  }
}
