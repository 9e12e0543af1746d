package jacquard.bench.spin;

import java.util.ArrayList;
import java.util.List;

/**
 * A tool and how it is called.
 *
 * @param before options of Spin before {@code -run}, for its translation
 * @param options the others
 * @param cores what the whole command may use: compilers and collectors, too
 * @param needsWorkers whether the options need a Jacquard with {@code --workers}
 * @param measured in every round; else once, for information
 */
record Configuration(
    String name,
    Tool tool,
    List<String> before,
    List<String> options,
    int cores,
    boolean needsWorkers,
    boolean measured) {

  enum Tool {
    SPIN,
    JACQUARD
  }

  /** What the others are compared with. */
  static final Configuration SPIN_RUN = spin("spin -run", List.of(), List.of(), 1, true);

  /** The same control states as ours: nothing merged, nothing optimised away. */
  static final Configuration SPIN_SAME_STATES =
      spin("spin -o1 -o2 -o3 -run", List.of("-o1", "-o2", "-o3"), List.of(), 1, false);

  static final Configuration JACQUARD = jacquard("jacquard", List.of(), 1, false);

  static final Configuration JACQUARD_TWO =
      jacquard(
          "jacquard --order bfs --workers 2", List.of("--order", "bfs", "--workers", "2"), 2, true);

  static final List<Configuration> ALL =
      List.of(
          SPIN_RUN,
          JACQUARD,
          jacquard(
              "jacquard --order bfs --workers 1",
              List.of("--order", "bfs", "--workers", "1"),
              1,
              true),
          JACQUARD_TWO,
          SPIN_SAME_STATES,
          spin("spin -run -DNCORE=2", List.of(), List.of("-DNCORE=2"), 2, false),
          spin("spin -run -bfspar -u2", List.of(), List.of("-bfspar", "-u2"), 2, false));

  private static Configuration spin(
      String name, List<String> before, List<String> options, int cores, boolean measured) {
    return new Configuration(name, Tool.SPIN, before, options, cores, false, measured);
  }

  private static Configuration jacquard(
      String name, List<String> options, int cores, boolean needsWorkers) {
    return new Configuration(name, Tool.JACQUARD, List.of(), options, cores, needsWorkers, true);
  }

  /** The command, without what pins it to a processor. */
  List<String> command(Installation installation, Mode mode, int depth, String file) {
    List<String> command = new ArrayList<>();
    switch (tool) {
      case SPIN -> {
        command.add("spin");
        command.addAll(before);
        command.addAll(List.of("-run", "-safety"));
        command.addAll(mode.spinOptions());
        command.addAll(options);
        command.add("-DMEMLIM=" + installation.spinMegabytes());
        command.add("-m" + depth);
        command.add(file);
      }
      case JACQUARD -> {
        command.addAll(List.of(installation.jacquard().toString(), "check", file));
        command.addAll(List.of("--search", mode.search()));
        command.addAll(options);
        if (installation.workers() && !needsWorkers) {
          command.addAll(List.of("--workers", Integer.toString(cores)));
        }
        command.addAll(List.of("--quiet", "--json", "-"));
      }
    }
    return command;
  }
}
