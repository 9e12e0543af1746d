package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.OutputFile;
import jacquard.cli.console.UsageException;
import jacquard.model.Model;
import jacquard.model.print.SequenceChart;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes message sequence charts. */
final class ModelCharts {
  private ModelCharts() {}

  /**
   * Makes sure, before there is a run to draw, that it can be drawn.
   *
   * @throws UsageException if the file cannot be written
   */
  static void requireWritable(String file) {
    if (!OutputFile.isOutput(file)) {
      OutputFile.of(file).requireWritable();
    }
  }

  /** Draws the messages of a run: text on the output or in a file, or a picture. */
  static void write(String file, Model model, List<Long> path, Console console) {
    SequenceChart chart =
        SequenceChart.of(model, path.stream().mapToLong(Long::longValue).toArray());
    if (OutputFile.isOutput(file)) {
      console.out().print(chart.text());
      return;
    }
    OutputFile.of(file)
        .write(
            StandardCharsets.UTF_8,
            out -> out.write(file.endsWith(".txt") ? chart.text() : chart.svg()));
  }
}
