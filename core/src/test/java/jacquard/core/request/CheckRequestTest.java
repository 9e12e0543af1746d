package jacquard.core.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CheckRequestTest {
  static Stream<CheckOption<?>> options() {
    return CheckOptions.all().stream();
  }

  /** A request that gives an option, twice where that is more than once. */
  private static CheckRequest giving(CheckOption<?> option) {
    CheckRequest request = CheckRequest.of("Account").withTyped(option, SampleValues.of(option));
    return option.type().isRepeated() ? request.withTyped(option, "second, with=more") : request;
  }

  /** The options are those that the class declares: one that is not in the table is noticed. */
  @Test
  void everyDeclaredOptionIsInTheTable() throws Exception {
    List<Object> declared = new ArrayList<>();
    for (Field field : CheckOptions.class.getFields()) {
      declared.add(field.get(null));
    }
    assertThat(declared).hasSizeGreaterThan(20).isEqualTo(CheckOptions.all());
  }

  @ParameterizedTest
  @MethodSource("options")
  void whatIsTypedIsReadBackAsTheSame(CheckOption<?> option) {
    CheckRequest request = giving(option);
    CheckRequest again = CheckRequest.of("Account");
    for (String typed : request.typed(option)) {
      again = again.withTyped(option, option.type().isFlag() ? "true" : typed);
    }
    assertThat(again).isEqualTo(request).isNotEqualTo(CheckRequest.of("Account"));
    assertThat(again.given()).hasSize(1);
    assertThat(request.words()).hasSizeGreaterThan(1).first().isEqualTo("Account");
  }

  @ParameterizedTest
  @MethodSource("options")
  void aRequestIsSentToAnotherJvmAsItIs(CheckOption<?> option) throws Exception {
    CheckRequest request = giving(option).withArguments(List.of("a b", "--c"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(request);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(request);
    }
  }

  @Test
  void aRequestIsWrittenAsItIsTyped() {
    CheckRequest request =
        CheckRequest.of("model.pml")
            .with(CheckOptions.DEFINE, List.of("N=3", "FAST"))
            .with(CheckOptions.LTL, "[] p")
            .with(CheckOptions.KEEP_GOING, true)
            .with(CheckOptions.TIMEOUT, Duration.ofMillis(1500))
            .withArguments(List.of("x"));
    assertThat(request.words())
        .containsExactly(
            "model.pml",
            "--timeout=1500ms",
            "--keep-going",
            "--ltl=[] p",
            "-D",
            "N=3",
            "-D",
            "FAST",
            "--",
            "x");
    assertThat(request.ofTarget().given()).containsExactly(CheckOptions.LTL, CheckOptions.DEFINE);
  }

  @Test
  void allValuesOfARepeatedOptionAreKept() {
    CheckRequest request =
        CheckRequest.of("m.pml")
            .withTyped(CheckOptions.DEFINE, "A")
            .withTyped(CheckOptions.DEFINE, "B=2")
            .withTyped(CheckOptions.DEFINE, "A");
    assertThat(request.all(CheckOptions.DEFINE)).containsExactly("A", "B=2", "A");
  }

  @Test
  void aTimeHasAUnit() {
    assertThat(OptionType.TIME.parse("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(OptionType.TIME.parse("60s")).isEqualTo(Duration.ofSeconds(60));
    assertThat(OptionType.TIME.parse("5m")).isEqualTo(Duration.ofMinutes(5));
    assertThat(OptionType.TIME.parse("2h")).isEqualTo(Duration.ofHours(2));
    assertThatThrownBy(() -> OptionType.TIME.parse("60")).hasMessageContaining("with its unit");
    assertThatThrownBy(() -> OptionType.TIME.parse("0s")).hasMessageContaining("with its unit");
  }

  @Test
  void aPropertyIsOneAtATime() {
    CheckRequest two =
        CheckRequest.of("m.pml").with(CheckOptions.LTL, "p").with(CheckOptions.ACCEPTANCE, true);
    assertThatThrownBy(() -> PropertyRequest.of(two))
        .isInstanceOf(RefusedRequestException.class)
        .hasMessage("one property at a time: give --ltl or --acceptance");
    CheckRequest fairOnly = CheckRequest.of("m.pml").with(CheckOptions.FAIR, "weak");
    assertThatThrownBy(() -> PropertyRequest.of(fairOnly)).hasMessageContaining("--fair is for");
  }

  @Test
  void everyOptionHasItsOwnName() {
    assertThat(CheckOptions.all().stream().map(CheckOption::name)).doesNotHaveDuplicates();
    for (CheckOption<?> option : CheckOptions.all()) {
      assertThat(CheckOptions.named(option.name())).contains(option);
      assertThat(option.about()).matches("(?s).*[.?]");
    }
  }
}
