package jacquard.cli.target;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.cli.console.UsageException;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranslatedJavaTest {
  @ParameterizedTest
  @ValueSource(strings = {"-da", "-da:C", "-disableassertions", "-disableassertions:jacquard..."})
  void aModelHasAllAssertions(String option) {
    CheckRequest request =
        CheckRequest.of("C").with(CheckOptions.JVM_OPTION, List.of("-Xmx1g", option));
    assertThatThrownBy(() -> TranslatedJava.of(request, "C", Optional.empty(), Map.of(), List.of()))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "--jvm-option %s is not for models, which have all assertions: leave it out, or use"
                + " --engine stateless",
            option);
  }
}
