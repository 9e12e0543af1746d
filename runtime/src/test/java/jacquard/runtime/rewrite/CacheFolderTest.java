package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheFolderTest {
  @TempDir private Path cache = Path.of("");

  private void folder(String name, Duration unused) throws IOException {
    Path folder = Files.createDirectory(cache.resolve(name));
    Files.writeString(folder.resolve("file"), "content");
    Files.setLastModifiedTime(folder, FileTime.from(Instant.now().minus(unused)));
  }

  @Test
  void theThreeThatWereUsedLastAreKept() throws IOException {
    for (int days = 1; days <= 5; days++) {
      folder("jdk-" + days, Duration.ofDays(days));
    }
    CacheFolder.tidy(cache, "jdk-");
    assertThat(cache.toFile().list()).containsExactlyInAnyOrder("jdk-1", "jdk-2", "jdk-3");
  }

  @Test
  void whatMayBeInUseIsKept() throws IOException {
    for (int minutes = 1; minutes <= 5; minutes++) {
      folder("jdk-" + minutes, Duration.ofMinutes(minutes));
    }
    folder("building-1", Duration.ofMinutes(1));
    CacheFolder.tidy(cache, "jdk-");
    assertThat(cache.toFile().list()).hasSize(6);
  }

  @Test
  void whatABuildThatWasKilledHasLeftIsThrownAway() throws IOException {
    folder("building-1", Duration.ofDays(1));
    folder("broken-1", Duration.ofDays(1));
    folder("something else", Duration.ofDays(1));
    CacheFolder.tidy(cache, "jdk-");
    assertThat(cache.toFile().list()).containsExactly("something else");
  }
}
