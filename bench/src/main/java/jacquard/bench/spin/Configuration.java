package jacquard.bench.spin;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A tool and how it is called.
 *
 * @param before options of Spin before {@code -run}, for its translation
 * @param options the others
 * @param cores what the whole command may use: compilers and collectors, too
 * @param modes in which it is measured in every round; else once with reduction, for information
 */
record Configuration(
    String name, Tool tool, List<String> before, List<String> options, int cores, Set<Mode> modes) {

  enum Tool {
    SPIN,
    JACQUARD
  }

  /** As it comes, with merged statements and without dead variables. */
  static final Configuration SPIN_RUN =
      spin("spin -run", List.of(), List.of(), 1, EnumSet.allOf(Mode.class));

  /** The same control states as ours: nothing merged, nothing optimised away. */
  static final Configuration SPIN_SAME_STATES =
      spin(
          "spin -o1 -o2 -o3 -run",
          List.of("-o1", "-o2", "-o3"),
          List.of(),
          1,
          EnumSet.of(Mode.FULL));

  static final Configuration JACQUARD =
      jacquard("jacquard --workers 1", List.of("--workers", "1"), 1, EnumSet.allOf(Mode.class));

  static final Configuration JACQUARD_TWO =
      jacquard("jacquard --workers 2", List.of("--workers", "2"), 2, EnumSet.allOf(Mode.class));

  private static final Set<Mode> ONCE = EnumSet.noneOf(Mode.class);

  static final List<Configuration> ALL =
      List.of(
          SPIN_RUN,
          SPIN_SAME_STATES,
          JACQUARD,
          JACQUARD_TWO,
          jacquard("jacquard --order dfs", List.of("--order", "dfs", "--workers", "1"), 1, ONCE),
          spin("spin -run -DNCORE=2", List.of(), List.of("-DNCORE=2"), 2, ONCE),
          spin("spin -run -bfspar -u2", List.of(), List.of("-bfspar", "-u2"), 2, ONCE));

  private static Configuration spin(
      String name, List<String> before, List<String> options, int cores, Set<Mode> modes) {
    return new Configuration(name, Tool.SPIN, before, options, cores, modes);
  }

  private static Configuration jacquard(
      String name, List<String> options, int cores, Set<Mode> modes) {
    return new Configuration(name, Tool.JACQUARD, List.of(), options, cores, modes);
  }

  /** The command, without what pins it to a processor. */
  List<String> command(Installation installation, Mode mode, int depth, String file) {
    List<String> command = new ArrayList<>();
    switch (tool) {
      case SPIN -> {
        command.add("spin");
        command.addAll(before);
        command.add("-run");
        command.addAll(mode.spinOptions());
        command.addAll(options);
        command.add("-DMEMLIM=" + installation.spinMegabytes());
        command.add("-m" + depth);
        command.add(file);
      }
      case JACQUARD -> {
        command.addAll(List.of(installation.jacquard().toString(), "check", file));
        command.addAll(List.of("--search", mode.search()));
        command.addAll(mode.options());
        command.addAll(options);
        command.addAll(List.of("--quiet", "--json", "-"));
      }
    }
    return command;
  }
}
