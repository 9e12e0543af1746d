package jacquard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Says which Jacquard runs on which Java. Maven puts the version into the jar. */
final class Version implements IVersionProvider {
  private static final String PROPERTIES =
      "/META-INF/maven/dev.jacquard/jacquard-cli/pom.properties";

  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream(PROPERTIES)) {
      if (in != null) {
        properties.load(in);
      }
    }
    return new String[] {
      "jacquard %s (Java %s)"
          .formatted(properties.getProperty("version", "development build"), Runtime.version())
    };
  }
}
