package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.translate.JavaModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The programs on which the runtime is tested: the model of each has the violation that the program
 * is known for, or none. In the build these are the shapes of the folder litmus; {@code
 * -Djacquard.bytecode.corpus=.} takes all of them.
 */
class CorpusTest {
  private static final Path CORPUS =
      Path.of("..", "runtime", "src", "test", "java", "jacquard", "runtime", "corpus");

  private static final Pattern EXPECTED =
      Pattern.compile("@Expect\\(\\s*(?:value = )?\"([\\w-]+)\"");
  private static final Grain GRAIN =
      Grain.valueOf(System.getProperty("jacquard.bytecode.grain", "TRANSACTION"));
  private static final int MOST_STATES = 30_000;

  /** The claim of a check says nothing about these. */
  private static final Set<String> NOT_CLAIMED = Set.of("EndlessLoop", "EndlessRecursion");

  @Test
  void modelsHaveTheVerdictsOfTheirPrograms() throws IOException {
    Path part = CORPUS.resolve(System.getProperty("jacquard.bytecode.corpus", "litmus"));
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(CORPUS)) {
      all.filter(f -> f.toString().endsWith(".java") && !f.toString().endsWith("Test.java"))
          .filter(f -> !f.toString().endsWith("package-info.java"))
          .sorted()
          .forEach(files::add);
    }
    ClassSource source =
        CompiledText.of(files).or(ClassSource.jdk()).or(CorpusTest::onTheClassPath);
    int same = 0;
    int unsupported = 0;
    int large = 0;
    for (Path file : files) {
      Matcher expected = EXPECTED.matcher(Files.readString(file));
      String name = String.valueOf(file.getFileName()).replace(".java", "");
      if (!file.normalize().startsWith(part.normalize())
          || !expected.find()
          || NOT_CLAIMED.contains(name)) {
        continue;
      }
      String folder = String.valueOf(CORPUS.relativize(file).getParent());
      try {
        JavaModel model =
            JavaModel.of(
                name,
                source,
                "jacquard.runtime.corpus." + folder.replace('/', '.') + "." + name,
                Optional.empty(),
                List.of(),
                Bounds.DEFAULT,
                GRAIN);
        Optional<Set<String>> violations = Exploration.violations(model.model(), MOST_STATES);
        if (violations.isEmpty()) {
          large++;
          continue;
        }
        assertThat(violations.get().stream().map(CorpusTest::kind).distinct())
            .as(name)
            .isEqualTo(expected.group(1).equals("holds") ? List.of() : List.of(expected.group(1)));
        same++;
      } catch (UnsupportedCodeException e) {
        unsupported++;
      } catch (IllegalStateException e) {
        throw new AssertionError(name + " cannot be translated", e);
      }
    }
    Figures.report("corpus: %d same, %d unsupported, %d large".formatted(same, unsupported, large));
    assertThat(same)
        .as("%d programs are not supported, %d are large", unsupported, large)
        .isGreaterThan(70);
  }

  private static String kind(String violation) {
    return violation.equals("deadlock")
        ? violation
        : violation.equals("java.lang.AssertionError") ? "assertion" : "exception";
  }

  private static Optional<byte[]> onTheClassPath(String name) {
    try (InputStream in = CorpusTest.class.getResourceAsStream("/" + name + ".class")) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
