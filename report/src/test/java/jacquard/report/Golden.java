package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a report with a file that a person has read. Run with {@code -Djacquard.golden=refresh}
 * to write the files anew, and review the difference.
 */
final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/jacquard/report");

  private Golden() {}

  static void assertMatches(String file, String actual) throws IOException {
    Path path = FOLDER.resolve(file);
    if ("refresh".equals(System.getProperty("jacquard.golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(path, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(path));
  }
}
