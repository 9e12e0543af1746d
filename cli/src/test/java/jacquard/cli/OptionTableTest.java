package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.TargetKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every option is honoured for a kind of target, or refused in one line. */
class OptionTableTest {
  private static final Map<TargetKind, String> TARGETS =
      Map.of(
          TargetKind.SCRIPT, "litmus:racy-counter(2)",
          TargetKind.MODEL, "counter.pml",
          TargetKind.JAVA, "Counter.java");

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
          Map.entry("max-executions", List.of("--max-executions=1000")),
          Map.entry("max-states", List.of("--max-states=1000")),
          Map.entry("timeout", List.of("--timeout=30s")),
          Map.entry("max-steps", List.of("--max-steps=500")),
          Map.entry("keep-going", List.of("--keep-going")),
          Map.entry("count-traces", List.of("--count-traces")),
          Map.entry("races", List.of("--races=ignore")),
          Map.entry("safety", List.of("--safety")),
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

  private static final String MODEL =
      """
      byte r, x;
      active [2] proctype P() { byte t; t = x; accept: x = t + 1 }
      never { do :: skip od }
      """;

  private static final String PROGRAM =
      """
      class Counter {
        static int x;
        public static void main(String[] args) throws Exception {
          Thread t = new Thread(() -> x++);
          t.start();
          x++;
          t.join();
          assert x > 0;
        }
      }
      """;

  @TempDir private Path folder;

  static Stream<Arguments> pairs() {
    List<Arguments> pairs = new ArrayList<>();
    for (TargetKind kind : TargetKind.values()) {
      for (CheckOption<?> option : CheckOptions.all()) {
        pairs.add(Arguments.of(kind, option.name()));
      }
    }
    return pairs.stream();
  }

  @ParameterizedTest(name = "{0} --{1}")
  @MethodSource("pairs")
  void everyPairIsHonouredOrRefused(TargetKind kind, String name) throws Exception {
    Files.writeString(folder.resolve("counter.pml"), MODEL);
    Files.writeString(folder.resolve("Counter.java"), PROGRAM);
    CheckOption<?> option = CheckOptions.named(name).orElseThrow();
    String target =
        kind == TargetKind.SCRIPT
            ? TARGETS.get(kind)
            : folder.resolve(TARGETS.get(kind)).toString();
    if (kind == TargetKind.JAVA && option.targets().contains(kind)) {
      // a JVM for each would take minutes: that the request is taken is what counts here
      jacquard.core.request.CheckRequest request = TypedRequests.typed(target, VALUES.get(name));
      assertThat(Engines.able(kind, request)).isNotEmpty();
      return;
    }
    List<String> call = new ArrayList<>(List.of("check", target));
    List<String> values = VALUES.get(name);
    boolean isFor = option.targets().contains(kind);
    call.addAll(isFor || name.length() == 1 ? values : values.subList(0, 1));
    Ran ran = Ran.jacquard(call.toArray(String[]::new));
    if (isFor) {
      boolean isHere = kind != TargetKind.MODEL || !name.equals("seal");
      if (isHere) {
        assertThat(ran.status()).as(ran.err()).isIn(0, 1, 3);
      }
      assertThat(ran.status()).as(ran.err()).isNotEqualTo(4);
    } else {
      assertThat(ran.status()).as(ran.out()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.err()).contains(option.typed()).contains("is for");
    }
  }
}
