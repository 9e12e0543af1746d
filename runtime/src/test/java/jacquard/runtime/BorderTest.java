package jacquard.runtime;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import jacquard.runtime.border.BorderPrograms;
import jacquard.runtime.corpus.Expect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every program at the border gets the verdict that it declares.
 *
 * <p>Those of which it is known that they do not are in {@code src/test/border/not-yet.txt}, each
 * with the verdict that it gets. One that gets another is not passed over: when it is right, it has
 * to leave the list. What the list would have to say is written to {@code target/not-yet.txt}.
 */
class BorderTest {
  private static final Path NOT_YET = Path.of("src", "test", "border", "not-yet.txt");

  /** Families in which there is nothing to find for a checker that is right. */
  private static final Set<String> ONLY_A_WRONG_CHECKER_FAILS =
      Set.of("initialisers of the JDK", "every execution starts in the same world");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> everyProgramGetsItsVerdict() throws Exception {
    BorderPrograms programs = BorderPrograms.compileInto(folder);
    assertThatDeclarationsMakeSense(programs.expected().values());
    Map<String, String> notYet = notYet();
    assertThat(programs.expected().keySet()).containsAll(notYet.keySet());
    Map<String, BorderRun.Result> results = new BorderRun(programs).results();
    Files.write(Path.of("target", "border.txt"), BorderRun.report(programs, results));
    Files.write(Path.of("target", "not-yet.txt"), wrong(programs, results));
    return programs.expected().entrySet().stream()
        .map(
            entry -> {
              String name = entry.getKey();
              return dynamicTest(
                  name, () -> judge(entry.getValue(), notYet.get(name), results.get(name)));
            });
  }

  private static void assertThatDeclarationsMakeSense(Collection<Expect> expected) {
    assertThat(expected.stream().map(Expect::value))
        .isSubsetOf("holds", "unknown", "assertion", "exception", "deadlock", "exit");
    assertThat(expected.stream().filter(e -> e.value().equals("unknown")))
        .allSatisfy(e -> assertThat(e.message()).as("the reason").isNotEmpty());
    Map<String, Set<String>> values =
        expected.stream()
            .collect(groupingBy(Expect::about, TreeMap::new, mapping(Expect::value, toSet())));
    values.keySet().removeAll(ONLY_A_WRONG_CHECKER_FAILS);
    assertThat(values)
        .allSatisfy((_, seen) -> assertThat(seen).contains("holds").hasSizeGreaterThan(1));
  }

  private static void judge(Expect expect, String notYet, BorderRun.Result result) {
    boolean right = result.meets(expect);
    if (notYet == null) {
      assertThat(right)
          .as("%s instead of %s: %s", result.verdict(), expect.value(), result.message())
          .isTrue();
    } else {
      assertThat(right).as("is right now: take it from %s", NOT_YET).isFalse();
      assertThat(result.verdict()).as("the verdict in %s", NOT_YET).isEqualTo(notYet);
    }
  }

  /** What the list would have to say. */
  private static List<String> wrong(
      BorderPrograms programs, Map<String, BorderRun.Result> results) {
    return programs.expected().entrySet().stream()
        .filter(entry -> !results.get(entry.getKey()).meets(entry.getValue()))
        .map(
            entry ->
                "%-36s %-12s %s"
                    .formatted(
                        entry.getKey(),
                        results.get(entry.getKey()).verdict(),
                        entry.getValue().about()))
        .toList();
  }

  /** The wrong verdicts, by program. */
  private static Map<String, String> notYet() throws IOException {
    Map<String, String> verdicts = new TreeMap<>();
    for (String line : Files.readAllLines(NOT_YET)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        List<String> words = List.of(line.split("\\s+", 3));
        verdicts.put(words.get(0), words.get(1));
      }
    }
    return verdicts;
  }
}
