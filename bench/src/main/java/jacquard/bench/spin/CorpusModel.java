package jacquard.bench.spin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A model of the folder {@code models} and what is recorded there.
 *
 * @param states of the full search
 * @param spin whether Spin stores as many: {@code same}, or why not
 */
record CorpusModel(Path file, String verdict, long states, String spin) {

  static List<CorpusModel> all(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("expected.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(c -> new CorpusModel(folder.resolve(c[0] + ".pml"), c[1], Long.parseLong(c[2]), c[3]))
        .toList();
  }

  String name() {
    return String.valueOf(file.getFileName()).replace(".pml", "");
  }

  boolean holds() {
    return verdict.equals("holds");
  }
}
