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

/** Every program of the corpus gets the verdict that it declares, from all its executions. */
class CorpusTest {
  private static final String SECONDS = "20";

  @TestFactory
  Stream<DynamicTest> everyProgramGetsItsVerdict() throws IOException, InterruptedException {
    Map<String, String[]> results = results();
    return Corpus.all()
        .map(p -> dynamicTest(p.getSimpleName(), () -> judge(p, results.get(p.getName()))));
  }

  private static void judge(Class<?> program, String[] result) {
    Expect expect = program.getAnnotation(Expect.class);
    assertThat(result).as("the result of %s", program.getName()).isNotNull();
    String verdict = result[1];
    if (!expect.exhaustive() && expect.value().equals("holds")) {
      assertThat(verdict).as(result[5]).isIn("holds", "unknown");
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
    Process worker =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"), CorpusRunner.class.getName(), arguments))
            .redirectError(errors.toFile())
            .start();
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
