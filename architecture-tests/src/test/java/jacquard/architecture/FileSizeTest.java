package jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that can be read in one go: none is long, and most are short. */
class FileSizeTest {
  private static final int LONGEST = 500;
  private static final int MEDIAN = 100;

  /** A source file and its number of lines. */
  private record Sized(String name, long lines) {}

  @Test
  void noFileIsLongAndMostAreShort() throws IOException {
    List<Sized> files = files(Path.of(".."));
    assertThat(files).hasSizeGreaterThan(700);
    assertThat(tooLong(files)).isEmpty();
    assertThat(median(files)).isLessThan(MEDIAN);
  }

  @Test
  void aLongFileIsFound(@TempDir Path project) throws IOException {
    Path folder = Files.createDirectories(project.resolve("module/src/main/java/a/b"));
    Files.writeString(folder.resolve("Short.java"), "\n".repeat(LONGEST));
    Files.writeString(folder.resolve("Long.java"), "\n".repeat(LONGEST + 1));
    Path other = Files.createDirectories(project.resolve("module/src/test/java/a/b"));
    Files.writeString(other.resolve("LongTest.java"), "\n".repeat(LONGEST + 1));
    List<Sized> files = files(project);
    assertThat(tooLong(files)).containsExactly(new Sized("Long.java", LONGEST + 1));
    assertThat(median(files)).isEqualTo(LONGEST);
  }

  /** The main sources of every module of a project. */
  private static List<Sized> files(Path project) throws IOException {
    List<Sized> files = new ArrayList<>();
    try (Stream<Path> modules = Files.list(project)) {
      for (Path module : modules.sorted().toList()) {
        Path sources = module.resolve("src/main/java");
        if (Files.isDirectory(sources)) {
          try (Stream<Path> all = Files.walk(sources)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
              try (Stream<String> lines = Files.lines(file)) {
                files.add(new Sized(String.valueOf(file.getFileName()), lines.count()));
              }
            }
          }
        }
      }
    }
    return files;
  }

  private static List<Sized> tooLong(List<Sized> files) {
    return files.stream().filter(f -> f.lines() > LONGEST).toList();
  }

  /** Of an even number, the lower of those in the middle. */
  private static long median(List<Sized> files) {
    List<Long> lines = files.stream().map(Sized::lines).sorted().toList();
    return lines.get((lines.size() - 1) / 2);
  }
}
