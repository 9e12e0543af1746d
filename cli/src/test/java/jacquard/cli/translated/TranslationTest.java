package jacquard.cli.translated;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.Worker;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random concurrent programs get the same verdict from the engine that runs them and from those
 * that check their models. {@code -Djacquard.translation.programs=2000}, {@code
 * -Djacquard.translation.seed=N} and {@code
 * -Djacquard.translation.engines=stateless:stateful:symbolic,pdr} make the test larger, or another.
 */
class TranslationTest {
  @TempDir private Path folder;

  @Test
  void allEnginesAgreeOnRandomPrograms() throws Exception {
    String count = System.getProperty("jacquard.translation.programs", "15");
    String seed = System.getProperty("jacquard.translation.seed", "1");
    Map<String, List<String>> verdicts = new TreeMap<>();
    String engines = System.getProperty("jacquard.translation.engines", "stateless:stateful");
    for (String[] line : lines(seed, count, engines.split(":", -1))) {
      verdicts.computeIfAbsent(line[0], _ -> new ArrayList<>()).add(line[1] + ": " + line[2]);
    }
    assertThat(verdicts).hasSize(Integer.parseInt(count));
    int compared = 0;
    for (Map.Entry<String, List<String>> e : verdicts.entrySet()) {
      String text = Files.readString(folder.resolve("P%s.java".formatted(e.getKey())));
      assertThat(e.getValue()).as(text).noneMatch(v -> v.contains(": fault"));
      List<String> known =
          e.getValue().stream()
              .map(v -> v.substring(v.indexOf(": ") + 2).split(" ", 2)[0])
              .filter(v -> v.equals("holds") || v.equals("violated"))
              .toList();
      assertThat(known.stream().distinct()).as(e.getValue() + "\n" + text).hasSizeLessThan(2);
      compared += known.size() > 1 ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(Integer.parseInt(count) * 3 / 4);
  }

  private List<String[]> lines(String seed, String count, String... engines) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(folder.toString(), seed, count));
    arguments.addAll(List.of(engines));
    Path errors = folder.resolve("errors.txt");
    Process worker =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"),
                    TranslationRunner.class.getName(),
                    arguments))
            .redirectError(errors.toFile())
            .start();
    List<String[]> lines = new ArrayList<>();
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        if (fields.length == 3) { // others are what the programs print
          lines.add(fields);
        }
      }
    }
    assertThat(worker.waitFor()).as(Files.readString(errors)).isZero();
    return lines;
  }
}
