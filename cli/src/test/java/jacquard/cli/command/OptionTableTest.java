package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.core.engine.Engine;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.engine.StatelessEngine;
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
          TargetKind.CIRCUIT, "toggle.aag",
          TargetKind.JAVA, "Counter.java");

  private static final String MODEL =
      """
      byte x;
      active [2] proctype P() { byte r; r = x; accept: x = r + 1 }
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
    Files.writeString(folder.resolve("toggle.aag"), "aag 1 0 1 0 0 1\n2 3\n2\n");
    CheckOption<?> option = CheckOptions.named(name).orElseThrow();
    String target =
        kind == TargetKind.SCRIPT
            ? TARGETS.get(kind)
            : folder.resolve(TARGETS.get(kind)).toString();
    if (kind == TargetKind.JAVA && option.targets().contains(kind)) {
      // a JVM for each would take minutes: that the request is taken is what counts here
      CheckRequest request = TypedRequests.typed(target, OptionValues.words(option));
      assertThat(Engines.able(kind, request)).isNotEmpty();
      return;
    }
    List<String> call = new ArrayList<>(List.of("check", target));
    List<String> values = OptionValues.words(option);
    boolean isFor = option.targets().contains(kind);
    call.addAll(isFor || name.length() == 1 ? values : values.subList(0, 1));
    if (isFor && kind == TargetKind.MODEL && isForSafety(target, values)) {
      requireSafety(call);
    }
    Ran ran = Ran.jacquard(call.toArray(String[]::new));
    if (isFor) {
      if (kind == TargetKind.CIRCUIT && name.equals("engine")) {
        assertThat(ran.status()).as("its value names an engine for others").isEqualTo(2);
      } else {
        assertThat(ran.status()).as(ran.err()).isIn(0, 1, 3);
      }
    } else {
      assertThat(ran.status()).as(ran.out()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.err()).contains(option.typed()).contains("is for");
    }
  }

  static Stream<Arguments> pairsOfEngines() {
    return Engines.all().stream()
        .flatMap(e -> CheckOptions.all().stream().map(o -> Arguments.of(e.name(), o.name())));
  }

  /** A model is a target of every engine. What an engine does not honour it refuses. */
  @ParameterizedTest(name = "{0} --{1}")
  @MethodSource("pairsOfEngines")
  void everyEngineHonoursAnOptionOrRefusesIt(String engineName, String name) throws Exception {
    Path model = Files.writeString(folder.resolve("counter.pml"), MODEL);
    CheckOption<?> option = CheckOptions.named(name).orElseThrow();
    Engine engine =
        Engines.all().stream().filter(e -> e.name().equals(engineName)).findFirst().orElseThrow();
    List<String> call = new ArrayList<>(List.of("check", model.toString()));
    OptionValues.words(option).stream().filter(w -> !w.startsWith("--engine")).forEach(call::add);
    CheckRequest request =
        TypedRequests.typed(model.toString(), call.subList(2, call.size()))
            .with(CheckOptions.ENGINE, engineName);
    call.add("--engine=" + engineName);
    if (isForSafety(model.toString(), call.subList(2, call.size()))) {
      requireSafety(call);
    }
    boolean isHonoured =
        request.given().stream()
                .allMatch(o -> engine.honours(o) && o.targets().contains(TargetKind.MODEL))
            && request.get(CheckOptions.SEARCH).map(engine::knows).orElse(true);
    Ran ran = Ran.jacquard(call.toArray(String[]::new));
    if (isHonoured) {
      assertThat(ran.status()).as(ran.err()).isIn(0, 1, 3);
      assertThat(ran.err()).isEmpty();
    } else {
      assertThat(ran.status()).as(ran.out()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.out()).isEmpty();
    }
  }

  /** Whether words ask for what is about finite runs only: the model claims more than that. */
  private static boolean isForSafety(String model, List<String> words) {
    CheckRequest request = TypedRequests.typed(model, words);
    if (request.has(CheckOptions.SAFETY)) {
      return false;
    }
    try {
      return request.has(CheckOptions.CERTIFICATE)
          || Engines.able(TargetKind.MODEL, request).stream()
              .allMatch(e -> e.name().equals(StatelessEngine.NAME));
    } catch (UsageException e) {
      return false; // is refused for another reason
    }
  }

  private static void requireSafety(List<String> call) {
    Ran without = Ran.jacquard(call.toArray(String[]::new));
    assertThat(without.status()).as(without.out()).isEqualTo(2);
    assertThat(without.err().lines()).hasSize(1);
    assertThat(without.out()).isEmpty();
    call.add("--safety");
  }

  static Stream<CheckOption<?>> options() {
    return CheckOptions.all().stream();
  }

  /** What a request prints as words of a command is read back as the same request. */
  @ParameterizedTest
  @MethodSource("options")
  void whatIsPrintedIsReadBack(CheckOption<?> option) {
    CheckRequest request = TypedRequests.typed("x", OptionValues.words(option));
    assertThat(request.has(option)).isTrue();
    List<String> words = request.words();
    assertThat(TypedRequests.typed("x", words.subList(1, words.size()))).isEqualTo(request);
  }
}
