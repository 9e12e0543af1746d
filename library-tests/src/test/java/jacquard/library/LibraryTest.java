package jacquard.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import jacquard.library.LibraryPrograms.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every test of a library gets the verdict that is right.
 *
 * <p>Those of which it is known that they do not are in {@code src/test/programs/not-yet.txt}, each
 * with the verdict that it gets. One that gets another is not passed over: when it is right, it has
 * to leave the list; those that are unknown get only a few executions. What the list would have to
 * say is written to {@code target/not-yet.txt}.
 */
class LibraryTest {
  private static final Path NOT_YET = Path.of("src", "test", "programs", "not-yet.txt");

  @TempDir Path classes;

  @TestFactory
  Stream<DynamicTest> everyTestOfALibraryGetsItsVerdict() throws Exception {
    List<Subject> subjects = LibraryPrograms.compileInto(classes).subjects();
    Map<String, String> notYet = notYet();
    assertThat(subjects.stream().map(Subject::name)).containsAll(notYet.keySet());
    Map<String, LibraryRun.Result> results = LibraryRun.of(subjects, unfinished(notYet));
    Files.write(Path.of("target", "libraries.txt"), report(subjects, results));
    Files.write(Path.of("target", "not-yet.txt"), wrong(subjects, results));
    return subjects.stream()
        .map(
            s ->
                dynamicTest(s.name(), () -> judge(s, notYet.get(s.name()), results.get(s.name()))));
  }

  /** Those whose verdict is unknown. */
  private static Set<String> unfinished(Map<String, String> notYet) {
    return notYet.keySet().stream()
        .filter(name -> notYet.get(name).equals("unknown"))
        .collect(Collectors.toSet());
  }

  private static void judge(Subject subject, String notYet, LibraryRun.Result result) {
    boolean right = subject.isRight(result.verdict(), result.message());
    if (notYet == null) {
      assertThat(right)
          .as("%s instead of %s: %s", result.verdict(), subject.right(), result.message())
          .isTrue();
    } else {
      assertThat(right).as("is right now: take it from %s", NOT_YET).isFalse();
      assertThat(result.verdict()).as("the verdict in %s", NOT_YET).isEqualTo(notYet);
    }
  }

  /** What the list would have to say. */
  private static List<String> wrong(
      List<Subject> subjects, Map<String, LibraryRun.Result> results) {
    List<String> lines = new ArrayList<>();
    for (Subject s : subjects) {
      LibraryRun.Result result = results.get(s.name());
      if (!s.isRight(result.verdict(), result.message())) {
        lines.add("%-52s %-10s %s".formatted(s.name(), result.verdict(), s.expect().library()));
      }
    }
    return lines;
  }

  /** The wrong verdicts, by subject. */
  private static Map<String, String> notYet() throws IOException {
    Map<String, String> verdicts = new TreeMap<>();
    for (String line : Files.readAllLines(NOT_YET)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] words = line.split("\\s+", 3);
        verdicts.put(words[0], words[1]);
      }
    }
    return verdicts;
  }

  /** A line for each: right or not, name, library, what is right, what was said. */
  private static List<String> report(
      List<Subject> subjects, Map<String, LibraryRun.Result> results) {
    List<String> lines = new ArrayList<>();
    for (Subject s : subjects) {
      LibraryRun.Result result = results.get(s.name());
      lines.add(
          String.join(
              "\t",
              s.isRight(result.verdict(), result.message()) ? "right" : "WRONG",
              s.name(),
              s.expect().library(),
              s.right(),
              result.verdict(),
              Long.toString(result.executions()),
              result.millis() + " ms",
              result.message().substring(0, Math.min(300, result.message().length()))));
    }
    return lines;
  }
}
