package jacquard.cli.translated;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.Worker;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random concurrent programs get the same verdict from the engine that runs them and from those
 * that check their models. {@code -Djacquard.translation.programs=2000}, {@code
 * -Djacquard.translation.seed=N} and {@code
 * -Djacquard.translation.engines=stateless:stateful:symbolic,pdr} make the test larger, or another;
 * {@code -Djacquard.translation.budget=2000} is what a check may take, in milliseconds, and {@code
 * -Djacquard.translation.report=FILE} gets a line for each check, and in the end how many programs
 * each engine decided.
 */
class TranslationTest {
  @TempDir private Path folder;

  /** What one engine found out of one program. */
  private record Line(long seed, String engine, String verdict, long millis) {
    static Line of(String... fields) {
      return new Line(Long.parseLong(fields[0]), fields[1], fields[2], Long.parseLong(fields[3]));
    }

    String word() {
      return verdict.split(" ", 2)[0];
    }

    boolean isDecided() {
      return word().equals("holds") || word().equals("violated");
    }
  }

  @Test
  void allEnginesAgreeOnRandomPrograms() throws Exception {
    int count = Integer.getInteger("jacquard.translation.programs", 15);
    String engines = System.getProperty("jacquard.translation.engines", "stateless:stateful");
    Map<Long, List<Line>> bySeed = new TreeMap<>();
    List<Line> lines = lines(count, engines.split(":", -1));
    lines.forEach(line -> bySeed.computeIfAbsent(line.seed(), _ -> new ArrayList<>()).add(line));
    assertThat(bySeed).hasSize(count);
    int compared = 0;
    SoftAssertions all = new SoftAssertions();
    for (Map.Entry<Long, List<Line>> e : bySeed.entrySet()) {
      String text = Files.readString(folder.resolve("P%d.java".formatted(e.getKey())));
      List<Line> told = e.getValue();
      all.assertThat(told)
          .as(text)
          .noneMatch(
              l -> l.word().equals("fault") || l.verdict().endsWith(TranslationRunner.SEARCHED));
      List<String> known = told.stream().filter(Line::isDecided).map(Line::word).toList();
      all.assertThat(known.stream().distinct()).as(told + "\n" + text).hasSizeLessThan(2);
      compared += known.size() > 1 ? 1 : 0;
    }
    all.assertAll();
    assertThat(compared).isGreaterThan(count * 3 / 4);
  }

  private List<Line> lines(int count, String... engines) throws Exception {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                folder.toString(),
                System.getProperty("jacquard.translation.seed", "1"),
                Integer.toString(count),
                System.getProperty("jacquard.translation.budget", "20000")));
    arguments.addAll(List.of(engines));
    Path errors = folder.resolve("errors.txt");
    Path report =
        Path.of(
            System.getProperty(
                "jacquard.translation.report", folder.resolve("report.txt").toString()));
    Process worker =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"),
                    TranslationRunner.class.getName(),
                    arguments))
            .redirectError(errors.toFile())
            .start();
    List<Line> lines = new ArrayList<>();
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8);
        PrintWriter reported = new PrintWriter(Files.newBufferedWriter(report), true)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        if (fields.length == 4) { // others are what the programs print
          lines.add(Line.of(fields));
          reported.println(line);
        }
      }
      summary(lines, reported, engines);
    }
    assertThat(worker.waitFor()).as(Files.readString(errors)).isZero();
    return lines;
  }

  private static void summary(List<Line> lines, PrintWriter out, String... engines) {
    for (String engine : engines) {
      List<Line> own = lines.stream().filter(line -> line.engine().equals(engine)).toList();
      Map<String, Long> words = new TreeMap<>();
      own.forEach(line -> words.merge(line.word(), 1L, Long::sum));
      out.printf(
          "%s: %d programs, %s, %.1f s%n",
          engine, own.size(), words, own.stream().mapToLong(Line::millis).sum() / 1e3);
    }
  }
}
