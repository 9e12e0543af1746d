package jacquard.core.request;

import java.util.Map;
import java.util.Objects;

/** A value for every option that makes sense by itself. */
public final class SampleValues {
  private static final Map<String, String> VALUES =
      Map.ofEntries(
          Map.entry("engine", "auto"),
          Map.entry("search", "dfs"),
          Map.entry("bound", "preemption=2"),
          Map.entry("seal", "x"),
          Map.entry("priority", "preemptions"),
          Map.entry("without", "sleep"),
          Map.entry("seed", "-7"),
          Map.entry("order", "dfs"),
          Map.entry("workers", "1"),
          Map.entry("store", "exact"),
          Map.entry("method", "pdr"),
          Map.entry("mode", "stubborn"),
          Map.entry("depth", "12"),
          Map.entry("unwind", "4"),
          Map.entry("solver", "sat4j"),
          Map.entry("certificate", "proof.cnf"),
          Map.entry("property", "b0"),
          Map.entry("max-executions", "1000"),
          Map.entry("max-states", "1000"),
          Map.entry("timeout", "30s"),
          Map.entry("max-steps", "500"),
          Map.entry("races", "report"),
          Map.entry("ltl", "[] true"),
          Map.entry("never", ""),
          Map.entry("fair", "weak"),
          Map.entry("classpath", "lib"),
          Map.entry("early-timeouts", "2,below=500ms"),
          Map.entry("spurious-wakeups", "1"),
          Map.entry("jvm-option", "-Xmx1g"),
          Map.entry("D", "N=2"));

  private SampleValues() {}

  public static String of(CheckOption<?> option) {
    return option.type().isFlag()
        ? "true"
        : Objects.requireNonNull(
            VALUES.get(option.name()), () -> "add a value for --" + option.name());
  }
}
