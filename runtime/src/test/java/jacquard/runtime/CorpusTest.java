package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import jacquard.runtime.corpus.Corpus;
import jacquard.runtime.corpus.Expect;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every program of the corpus gets the verdict that it declares, from all its executions.
 *
 * <p>How many these are, and which data races there are among them, is in {@code
 * src/test/corpus.tsv}. What the table would have to say is written to {@code target/corpus.tsv}: a
 * change of it is looked at program by program before it is taken over.
 */
class CorpusTest {
  private static final String SECONDS = "60";
  private static final Path TABLE = Path.of("src", "test", "corpus.tsv");
  private static final String HEADER = "# program\texecutions\tdata races";

  @TestFactory
  Stream<DynamicTest> everyProgramGetsItsVerdict() throws IOException, InterruptedException {
    Map<String, String[]> results = results();
    List<String> found = table(results);
    Files.write(Path.of("target", "corpus.tsv"), found);
    Map<String, String> recorded = rows(Files.readAllLines(TABLE));
    Map<String, String> rows = rows(found);
    Stream<DynamicTest> programs =
        Corpus.all()
            .map(
                p ->
                    dynamicTest(
                        p.getSimpleName(),
                        () -> {
                          judge(p, results.get(p.getName()));
                          assertThat(rows.get(p.getSimpleName()))
                              .as("executions and data races in %s", TABLE)
                              .isEqualTo(recorded.get(p.getSimpleName()));
                        }));
    DynamicTest nothingElse =
        dynamicTest(
            "the table has no other rows",
            () -> assertThat(rows.keySet()).containsAll(recorded.keySet()));
    return Stream.concat(programs, Stream.of(nothingElse));
  }

  /** A row for each program of which all executions are run. */
  private static List<String> table(Map<String, String[]> results) {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    for (Class<?> program : Corpus.all().toList()) {
      String[] result = results.get(program.getName());
      if (result != null && program.getAnnotation(Expect.class).exhaustive()) {
        lines.add(String.join("\t", program.getSimpleName(), result[2], result[6]));
      }
    }
    return lines;
  }

  private static Map<String, String> rows(List<String> lines) {
    Map<String, String> rows = new HashMap<>();
    for (String line : lines) {
      if (!line.startsWith("#")) {
        rows.put(line.substring(0, line.indexOf('\t')), line);
      }
    }
    return rows;
  }

  private static void judge(Class<?> program, String[] result) {
    Expect expect = program.getAnnotation(Expect.class);
    assertThat(result).as("the result of %s", program.getName()).isNotNull();
    String verdict = result[1];
    if (!expect.exhaustive() && expect.value().equals("holds")) {
      assertThat(verdict).as(result[5]).isIn("holds", "unknown");
      if (verdict.equals("unknown")) {
        assertThat(result[5])
            .as("why")
            .containsPattern("^Unknown.reason=(SampledOnly|OutOfBudget)");
      }
      return;
    }
    assertThat(verdict).as(result[5]).isEqualTo(expect.value());
    assertThat(result[5]).contains(expect.message());
    if (expect.executions() >= 0) {
      assertThat(result[2]).as("executions").isEqualTo(Integer.toString(expect.executions()));
    }
    if (expect.violations() >= 0) {
      assertThat(result[3]).as("violations").isEqualTo(Integer.toString(expect.violations()));
    }
  }

  private static Map<String, String[]> results() throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(programs(), SECONDS));
    for (Class<?> p : Corpus.all().toList()) {
      Expect expect = p.getAnnotation(Expect.class);
      String how = expect.exhaustive() ? "" : expect.value().equals("holds") ? "~" : "?";
      arguments.add(how + p.getName());
    }
    Path errors = Files.createTempFile("corpus", ".err");
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"), CorpusRunner.class.getName(), arguments);
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    Map<String, String[]> results = new HashMap<>();
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        results.put(fields[0], fields);
      }
    }
    assertThat(worker.waitFor()).as(Files.readString(errors)).isZero();
    Files.delete(errors);
    return results;
  }

  /** The folder of the programs' class files. */
  private static String programs() {
    return Path.of(CorpusTest.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .toString();
  }
}
