package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.UsageException;
import jacquard.model.Model;
import jacquard.model.print.SequenceChart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Writes message sequence charts. */
final class ModelCharts {
  private ModelCharts() {}

  /** Draws the messages of a run: text on the output or in a file, or a picture. */
  static void write(String file, Model model, List<Long> path, Console console) {
    SequenceChart chart =
        SequenceChart.of(model, path.stream().mapToLong(Long::longValue).toArray());
    if (file.equals("-")) {
      console.out().print(chart.text());
      return;
    }
    try {
      Files.writeString(Path.of(file), file.endsWith(".txt") ? chart.text() : chart.svg());
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }
}
