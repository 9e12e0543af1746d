package jacquard.cli.command;

import jacquard.core.request.CheckOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A value for every option, and what else must be given with it. */
final class OptionValues {
  private static final Map<String, List<String>> VALUES =
      Map.ofEntries(
          Map.entry("engine", List.of("--engine=stateless")),
          Map.entry("search", List.of("--search=dfs")),
          Map.entry("bound", List.of("--bound=preemption=2")),
          Map.entry("seal", List.of("--seal=r = x")),
          Map.entry("priority", List.of("--priority=preemptions", "--search=best-first")),
          Map.entry("without", List.of("--without=sleep", "--bound=preemption=2")),
          Map.entry("seed", List.of("--seed=7", "--search=random", "--max-executions=50")),
          Map.entry("order", List.of("--order=dfs")),
          Map.entry("workers", List.of("--workers=1")),
          Map.entry("store", List.of("--store=exact")),
          Map.entry("method", List.of("--method=pdr")),
          Map.entry("mode", List.of("--mode=stubborn")),
          Map.entry("depth", List.of("--depth=100")),
          Map.entry("solver", List.of("--solver=sat4j")),
          Map.entry("certificate", List.of("--certificate=target/proof.cnf")),
          Map.entry("unwind", List.of("--unwind=4")),
          Map.entry("property", List.of("--property=b0")),
          Map.entry("safety", List.of("--safety")),
          Map.entry("max-executions", List.of("--max-executions=1000")),
          Map.entry("max-states", List.of("--max-states=1000")),
          Map.entry("timeout", List.of("--timeout=30s")),
          Map.entry("max-steps", List.of("--max-steps=500")),
          Map.entry("keep-going", List.of("--keep-going")),
          Map.entry("count-traces", List.of("--count-traces")),
          Map.entry("races", List.of("--races=ignore")),
          Map.entry("ltl", List.of("--ltl=[] true")),
          Map.entry("never", List.of("--never")),
          Map.entry("acceptance", List.of("--acceptance")),
          Map.entry("non-progress", List.of("--non-progress")),
          Map.entry("fair", List.of("--fair=weak", "--ltl=[] true")),
          Map.entry("classpath", List.of("--classpath=.")),
          Map.entry("early-timeouts", List.of("--early-timeouts=2,below=500ms")),
          Map.entry("spurious-wakeups", List.of("--spurious-wakeups=1")),
          Map.entry("single-steps", List.of("--single-steps")),
          Map.entry("jvm-option", List.of("--jvm-option=-Xmx1g")),
          Map.entry("D", List.of("-D", "N=2")));

  private OptionValues() {}

  /** The option first, then what it needs. */
  static List<String> words(CheckOption<?> option) {
    return Objects.requireNonNull(VALUES.get(option.name()), () -> "no value for " + option.name());
  }

  /** Its value alone. */
  static String typed(CheckOption<?> option) {
    List<String> words = words(option);
    if (option.type().isFlag()) {
      return "true";
    }
    if (option.name().length() == 1) {
      return words.get(1);
    }
    return words.getFirst().contains("=") ? words.getFirst().split("=", 2)[1] : "";
  }
}
