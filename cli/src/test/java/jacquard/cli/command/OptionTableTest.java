package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.target.Engines;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
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
          TargetKind.CIRCUIT, "toggle.aag",
          TargetKind.JAVA, "Counter.java");

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
    Ran ran = Ran.jacquard(call.toArray(String[]::new));
    if (isFor) {
      boolean isHere =
          switch (kind) {
            case MODEL -> !name.equals("seal");
            case CIRCUIT -> !name.equals("engine"); // its value is another engine
            default -> true;
          };
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
